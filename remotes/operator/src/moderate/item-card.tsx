import type { OperatorItem } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { Card, Chip, type ChipTone, RelativeTime } from "@nearsay/core/ui";
import { withParts } from "@nearsay/core/ui/with-parts";
import { type ReactNode, useId } from "react";
import frame from "../frame/frame.module.css";
import { inHundredths } from "../frame/in-hundredths.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import styles from "./moderate.module.css";
import { moderate as texts } from "#messages";
import type { Decisions } from "./use-decisions.ts";

const tones: Record<OperatorItem["state"], ChipTone> = {
  visible: "neutral",
  hidden: "warning",
  kept: "success",
};

/** A survey, a post or a reply with its reports, its author's appeal, and its decisions. */
export function ItemCard(props: {
  readonly item: OperatorItem;
  readonly decisions: Decisions;
  /** Rendered before its name. */
  readonly mark?: ReactNode;
  /** Link to its file; omitted in the file itself. */
  readonly to?: string;
}) {
  const { item, decisions, mark, to } = props;
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id} className={styles.card}>
      <div className={styles.top}>
        {mark}
        <p className={frame.line}>
          <span className={frame.about}>
            {item.kind === "survey" ? texts.name(item) : texts.under(item)}
          </span>
          <Chip tone={tones[item.state]}>{texts.states[item.state]}</Chip>
          {item.appeal !== null && <Chip tone="accent">{texts.appealed}</Chip>}
          {item.since !== null && (
            <span className={frame.about}>
              <RelativeTime iso={item.since} />
            </span>
          )}
        </p>
      </div>
      <h3 id={id} dir="auto" className={styles.title}>
        {to === undefined ? item.title : <Link to={to}>{item.title}</Link>}
      </h3>
      {item.excerpt !== "" && (
        <p dir="auto" className={styles.text}>
          {item.excerpt}
        </p>
      )}
      <Appeal item={item} />
      <Reasons item={item} />
      <DecisionButtons thing={item} state={item.state} decisions={decisions} />
    </Card>
  );
}

function Appeal({ item: { appeal } }: { readonly item: OperatorItem }) {
  if (appeal === null) return null;
  return (
    <div>
      <p className={frame.about}>
        {withParts(texts.appeal, {
          when: () => <RelativeTime iso={appeal.madeAt} />,
        })}
      </p>
      <blockquote dir="auto" className={frame.quote}>
        {appeal.reason}
      </blockquote>
    </div>
  );
}

function Reasons({ item }: { readonly item: OperatorItem }) {
  const { reasons, reportCount, weight } = item;
  if (reportCount === 0)
    return <p className={frame.about}>{texts.noReports}</p>;
  return (
    <div>
      <p className={frame.about}>
        {texts.reports({ count: reportCount, weight: inHundredths(weight) })}
      </p>
      <ul aria-label={texts.reasons} className={styles.reasons}>
        {reasons.map((given) => (
          <li key={given.reason}>
            <span dir="auto" className={styles.text}>
              {given.reason}
            </span>{" "}
            <span className={frame.about}>
              {texts.reason({
                count: given.count,
                weight: inHundredths(given.weight),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
