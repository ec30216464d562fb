import { Button } from "@nearsay/core/ui";
import FileDown from "lucide/dist/esm/icons/file-down.mjs";
import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { useId } from "react";
import type { InsightsExport } from "../export/use-export.ts";
import { insights as texts } from "#messages";
import styles from "./toolbar.module.css";

/** The panel's heading and its actions. */
export function Toolbar(props: {
  /** Id of the heading, which labels the panel. */
  readonly headingId: string;
  readonly loading: boolean;
  readonly onRefresh: () => void;
  readonly exporting: InsightsExport;
  readonly exportable: boolean;
  readonly exportRestricted: boolean;
}) {
  const { exporting, exportable, exportRestricted } = props;
  const noteId = useId();
  return (
    <div className={styles.toolbar}>
      <h3 id={props.headingId}>{texts.insights}</h3>
      <div className={styles.actions}>
        <Button
          icon={RotateCw}
          busy={props.loading}
          busyText={texts.refreshing}
          onClick={props.onRefresh}
        >
          {texts.refresh}
        </Button>
        <Button
          icon={FileDown}
          disabled={!exportable}
          busy={exporting.busy}
          busyText={texts.exporting}
          aria-describedby={exportRestricted ? noteId : undefined}
          onClick={() => void exporting.start()}
        >
          {texts.exportHtml}
        </Button>
      </div>
      {exportRestricted && (
        <p id={noteId} className={styles.note}>
          {texts.exportRestricted}
        </p>
      )}
    </div>
  );
}
