import type { ManagedSurvey, WayIn } from "@nearsay/core/contract";
import { formatCount, sum } from "@nearsay/core/domain";
import { Button, formatDate } from "@nearsay/core/ui";
import { useState } from "react";
import { ownerPage as ownerPageTexts } from "#messages";
import { byDay, type Day, shownWays } from "./days.ts";
import styles from "./day-table.module.css";

const words = ownerPageTexts.days;

/** A longer table is collapsed to this number of days. */
const few = 7;

/** How many people answered on which day, by how they reached the survey. */
export function DayTable(props: {
  readonly managed: Pick<ManagedSurvey, "days">;
}) {
  const [whole, setWhole] = useState(false);
  const all = byDay(props.managed.days);
  if (all.length === 0) return <p className={styles.note}>{words.none}</p>;
  const most = Math.max(...all.map((day) => day.all));
  const ways = shownWays(all);
  const shown = whole ? all : all.slice(0, few);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col" className={styles.bars}>
              <span className="visually-hidden">{words.all}</span>
            </th>
            {ways.map((way) => (
              <th key={way} scope="col" className={styles.number}>
                <span className={styles.key} data-way={way} />
                {words.ways[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((day) => (
            <DayRow key={day.day} day={day} ways={ways} most={most} />
          ))}
        </tbody>
      </table>
      {all.length > shown.length && (
        <div>
          <Button onClick={() => setWhole(true)}>
            {words.earlier({ count: all.length })}
          </Button>
        </div>
      )}
      <p className={styles.note}>{words.zone}</p>
    </>
  );
}

function DayRow(props: {
  readonly day: Day;
  readonly ways: readonly WayIn[];
  readonly most: number;
}) {
  const { day, ways, most } = props;
  return (
    <tr>
      <th scope="row">{formatDate(`${day.day}T12:00:00`)}</th>
      <td className={styles.bars}>
        <span className="visually-hidden">{formatCount(day.all)}</span>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${most} 1`}
          preserveAspectRatio="none"
          className={styles.bar}
        >
          {ways.map((way, place) => {
            const before = ways.slice(0, place).map((one) => day.ways[one]);
            return (
              <rect
                key={way}
                x={sum(before)}
                width={day.ways[way]}
                height="1"
                data-way={way}
              />
            );
          })}
        </svg>
      </td>
      {ways.map((way) => (
        <td key={way} className={styles.number}>
          {formatCount(day.ways[way])}
        </td>
      ))}
    </tr>
  );
}
