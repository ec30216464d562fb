import type { Analytics } from "@nearsay/core/contract";
import { type ChoiceQuestion, separateChoices } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";
import { withSides, type Side, formatCount } from "@nearsay/core/charts";
import { Button, Segmented, TextField } from "@nearsay/core/ui";
import { useMemo, useState } from "react";
import { FigureSection } from "../figures/figure.tsx";
import { insights as texts } from "#messages";
import styles from "./choices.module.css";
import { DetailView } from "./detail-view.tsx";
import { GridView } from "./grid-view.tsx";
import { MatrixView } from "./matrix-view.tsx";
import { allQuestionsCsv } from "./question-figure.ts";
import {
  type ShownQuestions,
  moreShown,
  useShownQuestions,
} from "./use-shown-questions.ts";

const segments = [
  { value: "matrix", label: texts.matrix },
  { value: "detail", label: texts.detail },
  { value: "grid", label: texts.grid },
] as const;

type View = (typeof segments)[number]["value"];

/** The multiple choice questions, in one of three views. */
export function ChoicesSection(props: {
  readonly analytics: Analytics;
  /** Shown instead of the combined figures. */
  readonly sides?: readonly Side[];
}) {
  const { analytics, sides } = props;
  const [view, setView] = useState<View>("matrix");
  const [counts, setCounts] = useState(false);
  const [selected, setSelected] = useState<string | null>(null);
  const questions = useMemo(
    () => withSides(nameQuestions(separateChoices(analytics)), sides ?? []),
    [analytics, sides],
  );
  const [list, seen] = useShownQuestions(questions);
  if (questions.length === 0) return null;
  return (
    <FigureSection
      title={texts.choices}
      download={{ name: texts.choices, csv: () => allQuestionsCsv(questions) }}
      aside={
        <Segmented
          label={texts.choicesView}
          segments={segments}
          value={view}
          onChange={setView}
        />
      }
    >
      {view === "detail" && (
        <div className={styles.tools}>
          <Button onClick={() => setCounts(!counts)}>
            {counts ? texts.showPercent : texts.showCounts}
          </Button>
        </div>
      )}
      {seen.many && <FindQuestion seen={seen} />}
      <div ref={list}>
        {view === "matrix" && (
          <MatrixView
            all={questions}
            questions={seen.shown}
            selected={selected}
            onSelect={setSelected}
          />
        )}
        {view === "detail" && (
          <DetailView questions={seen.shown} counts={counts} />
        )}
        {view === "grid" && <GridView questions={seen.shown} />}
      </div>
      <MoreQuestions seen={seen} />
    </FigureSection>
  );
}

function FindQuestion({ seen }: { readonly seen: ShownQuestions }) {
  const { words, setWords, found, shown } = seen;
  return (
    <div className={styles.find}>
      <TextField
        type="search"
        label={texts.findQuestion}
        value={words}
        onChange={setWords}
      />
      <p role="status" className={styles.note}>
        {found.length === 0
          ? texts.noQuestionFound
          : texts.questionsShown({
              shown: formatCount(shown.length),
              found: found.length,
              formatted: formatCount(found.length),
            })}
      </p>
    </div>
  );
}

function MoreQuestions({ seen }: { readonly seen: ShownQuestions }) {
  const { found, shown, showMore } = seen;
  const next = Math.min(moreShown, found.length - shown.length);
  if (next === 0) return null;
  return (
    <div className={styles.tools}>
      <Button onClick={showMore}>
        {texts.showMoreQuestions({ count: next, formatted: formatCount(next) })}
      </Button>
    </div>
  );
}

/** Names a question that arrived without text by its number. */
function nameQuestions(questions: readonly ChoiceQuestion[]): ChoiceQuestion[] {
  return questions.map((question, index) =>
    trimText(question.text) === ""
      ? {
          ...question,
          text: texts.questionNumber({ number: formatCount(index + 1) }),
        }
      : question,
  );
}
