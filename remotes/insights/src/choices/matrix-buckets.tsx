import { type MatrixCell, truncate } from "@nearsay/core/domain";
import { formatCount, formatList, isolate } from "@nearsay/core/domain/charts";
import { cellName, texts } from "../texts.ts";
import styles from "./matrix.module.css";

/** Options a bucket names one by one, and characters of each; the table has them all. */
const membersNamed = 8;
const memberMax = 60;

/** What fell into each bucket. */
export function MatrixBuckets(props: {
  readonly cells: readonly MatrixCell[];
}) {
  const buckets = props.cells.filter(
    ({ kind, members }) => kind !== "option" && members.length > 0,
  );
  if (buckets.length === 0) return null;
  return (
    <dl className={styles.buckets}>
      {buckets.map((cell) => (
        <div key={cell.kind}>
          <dt>{cellName(cell)}</dt>
          <dd>{listMembers(cell)}</dd>
        </div>
      ))}
    </dl>
  );
}

function listMembers({ members }: MatrixCell): string {
  const named = members
    .slice(0, membersNamed)
    .map(({ option, count }) =>
      texts.member(isolate(truncate(option, memberMax)), formatCount(count)),
    );
  const rest = members.length - named.length;
  const more = rest > 0 ? [texts.moreMembers(rest, formatCount(rest))] : [];
  return formatList([...named, ...more]);
}
