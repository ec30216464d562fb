import type { Question, ReadRow } from "@nearsay/core/contract";
import { type CSSProperties, useEffect } from "react";
import { ownerPage as ownerPageTexts } from "#messages";
import styles from "./reading.module.css";
import { sayAnswer } from "./say-answer.ts";
import type { Pages } from "./use-pages.ts";
import { useRowWindow } from "./use-row-window.ts";

const words = ownerPageTexts.reading;

interface RowTableProps {
  readonly pages: Pages<ReadRow>;
  readonly questions: readonly Question[];
  /** Index of the response to begin at. */
  readonly place: number;
  /** Shows only the response at this index. */
  readonly onOpen: (place: number) => void;
}

/** Responses as a table, of which only visible rows are rendered; more load on scrolling. */
export function RowTable({ pages, questions, place, onOpen }: RowTableProps) {
  const { items, state, hasMore, busy, failure, showMore } = pages;
  const { scroller, onScroll, first, end, space } = useRowWindow(
    items.length,
    place,
  );
  const isAtEnd = end === items.length;
  useEffect(() => {
    if (isAtEnd && hasMore && !busy && failure === null) showMore();
  }, [isAtEnd, hasMore, busy, failure, showMore]);
  const columns = { "--columns": questions.length } as CSSProperties;
  const rowCount = Math.max(state?.shown ?? 0, items.length) + 1;
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={words.rows}
      tabIndex={-1}
      className={styles.scroller}
      onScroll={onScroll}
    >
      <div style={space} className={styles.whole}>
        <table
          aria-rowcount={rowCount}
          style={columns}
          className={styles.table}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{words.row}</th>
              {questions.map(({ id, text }) => (
                <th key={id} scope="col">
                  <bdi>{text}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.slice(first, end).map((row, index) => (
              <Row
                key={row.row}
                row={row}
                place={first + index}
                questions={questions}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row(props: {
  readonly row: ReadRow;
  readonly place: number;
  readonly questions: readonly Question[];
  readonly onOpen: (place: number) => void;
}) {
  const { row, place, questions, onOpen } = props;
  return (
    <tr aria-rowindex={place + 2}>
      <th scope="row">
        <button
          type="button"
          aria-label={words.response({ row: row.row })}
          className={styles.number}
          onClick={() => onOpen(place)}
        >
          {row.row}
        </button>
      </th>
      {questions.map(({ id }) => (
        <td key={id}>
          <span dir="auto" className={styles.cell}>
            {sayAnswer(row, id)}
          </span>
        </td>
      ))}
    </tr>
  );
}
