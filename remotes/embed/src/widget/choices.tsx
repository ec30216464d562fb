import { type ChoiceQuestion, formatCount } from "@nearsay/core/domain";
import {
  type SideShares,
  formatPercent,
  optionShares,
  sideTexts,
  writeShare,
} from "@nearsay/core/charts";
import styles from "./results.module.css";
import { results as words } from "#messages";

interface ChoicesProps {
  readonly question: ChoiceQuestion;
  /** Shown below the question. */
  readonly findings?: readonly string[];
}

/** Shares are of the people who answered this question. */
export function Choices({ question, findings }: ChoicesProps) {
  const { text } = question;
  return (
    <table className={styles.table}>
      <caption>
        <span dir="auto" className={styles.question}>
          {text}
        </span>
        <Findings findings={findings} />
      </caption>
      <Heads heads={[words.option, words.share, words.count]} />
      <tbody>
        {optionShares(question).map(({ option, count, percent }) => (
          <tr key={option}>
            <OptionName option={option} />
            <td className={styles.share}>
              <Bar percent={percent} room="7ch" />
              {formatPercent(percent)}
            </td>
            <td className={styles.count}>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChoicesApartProps extends ChoicesProps {
  readonly sides: readonly SideShares[];
}

/** Two bars for each option, in shares of the people in each group who answered this question. */
export function ChoicesApart(props: ChoicesApartProps) {
  const { question, sides, findings } = props;
  const { text } = question;
  return (
    <table className={`${styles.table} ${styles.apart}`}>
      <caption>
        <span dir="auto" className={styles.question}>
          {text}
        </span>
        <SideLines
          lines={sides.map(({ name, whole }) =>
            sideTexts.finding({
              side: name,
              finding: words.answered({ count: whole }),
            }),
          )}
        />
        <Findings findings={findings} />
      </caption>
      <Heads heads={[words.option, ...sides.map(({ name }) => name)]} />
      <tbody>
        {optionShares({ ...question, sides }).map((share) => (
          <tr key={share.option}>
            <OptionName option={share.option} />
            {share.sides?.map((side, index) => (
              <td key={side.name} className={styles.share}>
                <Bar percent={side.percent} room="14ch" side={index} />
                {writeShare(side)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Findings(props: { readonly findings: readonly string[] | undefined }) {
  const { findings = [] } = props;
  return findings.map((finding) => (
    <span key={finding} className={styles.finding}>
      {finding}
    </span>
  ));
}

/** A line about each group, one below the other, with the group's style in charts. */
export function SideLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, side) => (
    <span key={line} className={styles.side}>
      <span aria-hidden="true" className={lookOf(styles.swatch, side)} />
      <span>{line}</span>
    </span>
  ));
}

function Heads({ heads }: { readonly heads: readonly string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            <span className="visually-hidden">{head}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function OptionName({ option }: { readonly option: string }) {
  return (
    <th scope="row" className={styles.option}>
      <bdi>{option}</bdi>
    </th>
  );
}

interface BarProps {
  readonly percent: number;
  /** Width of the number after the longest bar. */
  readonly room: string;
  readonly side?: number;
}

function Bar({ percent, room, side = 0 }: BarProps) {
  if (percent === 0) return null;
  const part = Math.min(percent, 100) / 100;
  return (
    <span
      className={lookOf(styles.bar, side)}
      style={{ inlineSize: `calc((100% - ${room}) * ${part})` }}
    />
  );
}

/** The first group is filled, the other an outline. */
function lookOf(shape: string | undefined, side: number): string {
  return side === 0 ? `${shape}` : `${shape} ${styles.outline}`;
}
