import { useState } from "react";
import { texts } from "../texts.ts";
import styles from "./numbers-table.module.css";

export interface NumbersTableProps {
  readonly caption: string;
  /** The first column names its row. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The numbers of a chart, one control away; drawn once they are asked for. */
export function NumbersTable({ caption, columns, rows }: NumbersTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.details}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>{texts.asTable}</summary>
      {open && (
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...numbers], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {numbers.map((number, column) => (
                  <td key={column}>{number}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
