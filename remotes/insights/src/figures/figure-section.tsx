import { type ReactNode, useId } from "react";
import type { Download } from "../download/download.ts";
import { DownloadMenu } from "./download-menu.tsx";
import styles from "./figure-section.module.css";

export interface FigureSectionProps {
  readonly title: string;
  /** Controls and badges beside the title. */
  readonly aside?: ReactNode;
  /** What of the figure can be saved. */
  readonly download?: Download | undefined;
  readonly children: ReactNode;
}

/** One part of the panel under its own heading and rule. */
export function FigureSection(props: FigureSectionProps) {
  const { title, aside, download, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.header}>
        <h4 id={id} className={styles.title}>
          {title}
        </h4>
        {download && <DownloadMenu download={download} />}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
