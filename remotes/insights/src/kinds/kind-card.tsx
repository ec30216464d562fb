import { type ReactNode, useId } from "react";
import { type Download, savedWidth } from "../download/download.ts";
import { DownloadMenu } from "../figures/download-menu.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import styles from "../choices/choices.module.css";

/** In pixels. */
export const savedSize = { width: savedWidth, height: 240 };

interface KindCardProps {
  readonly title: string;
  readonly findings: readonly string[];
  readonly note: string;
  readonly download: Omit<Download, "name">;
  readonly columns: readonly string[];
  readonly rows: () => readonly (readonly string[])[];
  readonly children: ReactNode;
}

/** A figure under its question and its finding, with a button for its numbers. */
export function KindCard(props: KindCardProps) {
  const { title, findings, note, download, columns, rows, children } = props;
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.card}>
      <div className={styles.header}>
        <h5 id={id} dir="auto" className={styles.title}>
          {title}
        </h5>
        <DownloadMenu download={{ name: title, ...download }} />
      </div>
      {findings.map((finding) => (
        <p key={finding} className={styles.finding}>
          {finding}
        </p>
      ))}
      <p className={styles.note}>{note}</p>
      {children}
      <NumbersTable caption={title} columns={columns} rows={rows} />
    </article>
  );
}
