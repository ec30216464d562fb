import { formatCount, releaseTexts } from "@nearsay/core/domain/charts";
import { type ReactNode, useId } from "react";
import type { Download } from "../download/download.ts";
import { texts } from "../texts.ts";
import { DownloadMenu } from "./download-menu.tsx";
import styles from "./figure.module.css";

/** One part of the panel under its own heading and rule. */
export function FigureSection(props: {
  readonly title: string;
  /** Controls and badges beside the title. */
  readonly aside?: ReactNode;
  /** What of the figure can be saved. */
  readonly download?: Download | undefined;
  readonly children: ReactNode;
}) {
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

/** A chart under its finding. */
export function Figure(props: {
  /** What the chart says: its title. */
  readonly finding: ReactNode;
  /** What is counted, and over what; null where the chart says it. */
  readonly note: ReactNode;
  readonly children?: ReactNode;
}) {
  const { finding, note, children } = props;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <p className={styles.finding}>{finding}</p>
        {note !== null && <p className={styles.note}>{note}</p>}
      </figcaption>
      {children}
    </figure>
  );
}

/** Says in the place of a figure that there is none yet. */
export function QuietLine(props: {
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <p className={styles.quiet}>
      <span className={styles.quietTitle}>{props.title}</span> {props.children}
    </p>
  );
}

/** Stands in the place of what would tell too much while few have answered. */
export function WithheldLine({ until }: { readonly until: number }) {
  return (
    <QuietLine title={releaseTexts.withheld(until, formatCount(until))}>
      {texts.withheldHint}
    </QuietLine>
  );
}
