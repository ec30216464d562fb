import { useId, useState } from "react";
import { insights as texts } from "#messages";
import styles from "./numbers-table.module.css";

interface NumbersTableProps {
  readonly caption: string;
  /** The first column names its row. */
  readonly columns: readonly string[];
  /** Called when the table is opened. */
  readonly rows: () => readonly (readonly string[])[];
}

/** The numbers of a chart, behind a button; rendered on request. */
export function NumbersTable(props: NumbersTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{texts.asTable}</summary>
      {open && <Table {...props} />}
    </details>
  );
}

/** Scrolls separately if it is too large for the page. */
function Table({ caption, columns, rows }: NumbersTableProps) {
  const id = useId();
  return (
    <div
      ref={scrollByKey}
      role="region"
      aria-labelledby={id}
      className={styles.scroller}
    >
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          <bdi>{caption}</bdi>
        </caption>
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
          {rows().map(([name, ...numbers], row) => (
            <tr key={row}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {numbers.map((number, column) => (
                <td key={column}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A ref for a scroll container: it is focusable by keyboard while it overflows. */
export function scrollByKey(element: HTMLElement | null) {
  if (!element || typeof ResizeObserver === "undefined") return;
  const observer = new ResizeObserver(() => {
    const overflows =
      element.scrollWidth > element.clientWidth ||
      element.scrollHeight > element.clientHeight;
    if (overflows) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}
