import {
  type ChoiceQuestion,
  type MatrixCell,
  type MatrixRow,
  percentOf,
  rankOptions,
  topOption,
  truncate,
} from "@nearsay/core/domain";
import { Chip, classNames } from "@nearsay/core/ui";
import {
  formatCount,
  formatList,
  formatPercent,
} from "@nearsay/core/domain/charts";
import { cellName, texts } from "../texts.ts";
import styles from "./matrix.module.css";

const titleMax = 90;

/** Options a bucket names one by one, and characters of each; Detail has them all. */
const membersNamed = 8;
const memberMax = 60;

export interface MatrixCardProps {
  /** Name of the radio group that all cards are in. */
  readonly group: string;
  readonly question: ChoiceQuestion;
  readonly row: MatrixRow;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

export function MatrixCard(props: MatrixCardProps) {
  const { question, row, selected } = props;
  const title = truncate(question.text, titleMax);
  return (
    <div className={classNames(styles.card, selected && styles.selected)}>
      <label className={styles.header}>
        <input
          type="radio"
          className={styles.radio}
          name={props.group}
          checked={selected}
          onChange={props.onSelect}
        />
        <span
          dir="auto"
          className={styles.title}
          title={title === question.text ? undefined : question.text}
        >
          {title}
        </span>
      </label>
      <p className={styles.meta}>
        <Chip>
          {row.view === "full" ? texts.fullView : texts.topAndBuckets}
        </Chip>
        <span>{texts.totalResponses(formatCount(question.total))}</span>
      </p>
      <ul className={styles.cells} aria-label={question.text}>
        {row.cells.map((cell) => (
          <Cell
            key={`${cell.kind} ${cell.option}`}
            cell={cell}
            percent={percentOf(cell.count, question.total)}
          />
        ))}
      </ul>
      {selected && <MoreAbout question={question} row={row} />}
    </div>
  );
}

function Cell(props: { readonly cell: MatrixCell; readonly percent: number }) {
  const { cell, percent } = props;
  const name = cellName(cell);
  return (
    <li
      className={classNames(styles.cell, styles[cell.kind])}
      style={{ "--fill": `${Math.min(100, percent)}%` }}
    >
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.percent}>{formatPercent(percent)}</span>
      <span className={styles.count}>{formatCount(cell.count)}</span>
    </li>
  );
}

function MoreAbout(props: {
  readonly question: ChoiceQuestion;
  readonly row: MatrixRow;
}) {
  const { question, row } = props;
  const buckets = row.cells.filter(
    ({ kind, members }) => kind !== "option" && members.length > 0,
  );
  return (
    <div className={styles.more}>
      <p>{describeLeader(question)}</p>
      {buckets.length > 0 && (
        <dl className={styles.buckets}>
          {buckets.map((cell) => (
            <div key={cell.kind}>
              <dt>{cellName(cell)}</dt>
              <dd>{listMembers(cell)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function describeLeader({ options, total }: ChoiceQuestion): string {
  const [first] = rankOptions(options);
  if (!first || first.count === 0) return texts.noAnswers;
  if (topOption(options) === null) return texts.noLeader;
  return texts.mostChose(
    first.option,
    formatPercent(percentOf(first.count, total)),
    formatCount(first.count),
    formatCount(total),
  );
}

function listMembers({ members }: MatrixCell): string {
  const named = members
    .slice(0, membersNamed)
    .map(({ option, count }) =>
      texts.member(truncate(option, memberMax), formatCount(count)),
    );
  const rest = members.length - named.length;
  const more = rest > 0 ? [texts.moreMembers(rest, formatCount(rest))] : [];
  return formatList([...named, ...more]);
}
