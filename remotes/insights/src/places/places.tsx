import type { Analytics } from "@nearsay/core/contract";
import { Notice, Segmented } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import { formatCount } from "@nearsay/core/domain";
import { type Changes, noChanges } from "../changes/changes.tsx";
import { comparePoints } from "../integrity/compare-points.ts";
import { describeHere } from "./describe-here.ts";
import { LazyAnswerMap } from "./lazy-answer-map.tsx";
import styles from "./places.module.css";
import { places as texts } from "#messages";
import {
  type AnswersFrom,
  type From,
  useAnswersFrom,
} from "./use-answers-from.ts";

/** The figures of people in one place. */
export interface ShownPart {
  analytics: Analytics;
  /** How its shares differ from those of people elsewhere. */
  changes: Changes;
}

export interface PlacesProps {
  readonly surveyId: string;
  readonly code: string | undefined;
  readonly whole: Analytics;
  /** Renders the charts; null for the figures of all. */
  readonly children: (part: ShownPart | null) => ReactNode;
}

/** Where answers come from: a choice of whose answers are shown, and their map. */
export function Places({ surveyId, code, whole, children }: PlacesProps) {
  const from = useAnswersFrom(surveyId, code, whole);
  const { figures, others } = from;
  const changes =
    figures && others
      ? comparePoints({ all: others, without: figures })
      : noChanges;
  return (
    <>
      {whole.answerPlaces === "map" ? (
        <LazyAnswerMap surveyId={surveyId} code={code} whole={whole} />
      ) : (
        <FromSwitch from={from} whole={whole} />
      )}
      {children(figures && { analytics: figures, changes })}
    </>
  );
}

function FromSwitch(props: {
  readonly from: AnswersFrom;
  readonly whole: Analytics;
}) {
  const { whole } = props;
  const { from, groups, figures, others, failed, choose } = props.from;
  if (groups.length === 1) return <p className={styles.note}>{texts.notYet}</p>;
  const here = from === "here" ? figures : others;
  const elsewhere = from === "here" ? others : figures;
  return (
    <div className={styles.switch}>
      <Segmented
        label={texts.label}
        showLabel
        segments={groups.map((value) => ({
          value,
          label: nameOf(value, whole),
        }))}
        value={from}
        onChange={choose}
      />
      {here && elsewhere && <p>{describeHere(here, elsewhere)}</p>}
      {from !== "all" && others && (
        <p className={styles.note}>{texts.points}</p>
      )}
      {failed && <Notice tone="danger">{texts.failed}</Notice>}
      <p className={styles.note}>{texts.claimed}</p>
    </div>
  );
}

function nameOf(from: From, { rings, releasedCount }: Analytics): string {
  const count =
    from === "all"
      ? releasedCount
      : (rings.find((ring) => ring.from === from)?.count ?? 0);
  return texts.from[from]({ count: formatCount(count) });
}
