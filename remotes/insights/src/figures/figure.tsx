import { formatCount, releaseTexts } from "@nearsay/core/charts";
import { type ReactNode, useId } from "react";
import type { Download } from "../download/download.ts";
import { insights as texts } from "#messages";
import { DownloadMenu } from "./download-menu.tsx";
import styles from "./figure.module.css";

/** One section of the panel under its heading and rule. */
export function FigureSection(props: {
  readonly title: string;
  /** Controls and badges beside the title. */
  readonly aside?: ReactNode;
  /** What can be saved of the figure. */
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
  /** The main result of the chart, used as its title. */
  readonly finding: ReactNode;
  /** What is counted, and over what; null if the chart shows it. */
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

/** Replaces a figure that does not exist yet. */
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

/** Replaces a figure that would reveal too much while few people have answered. */
export function WithheldLine({ until }: { readonly until: number }) {
  return (
    <QuietLine
      title={releaseTexts.withheld({ until, formatted: formatCount(until) })}
    >
      {texts.withheldHint}
    </QuietLine>
  );
}
