import type { Analytics } from "@nearsay/core/contract";
import { choiceQuestions } from "@nearsay/core/domain";
import { Segmented } from "@nearsay/core/ui";
import { useMemo, useState } from "react";
import { FigureSection } from "../figures/figure-section.tsx";
import { texts } from "../texts.ts";
import { DetailView } from "./detail-view.tsx";
import { GridView } from "./grid-view.tsx";
import { MatrixView } from "./matrix-view.tsx";
import { nameQuestions } from "./name-questions.ts";

const views = { matrix: MatrixView, detail: DetailView, grid: GridView };

type View = keyof typeof views;

const segments = [
  { value: "matrix", label: texts.matrix },
  { value: "detail", label: texts.detail },
  { value: "grid", label: texts.grid },
] as const;

/** The multiple choice questions, seen in one of three ways. */
export function ChoicesSection(props: { readonly analytics: Analytics }) {
  const [view, setView] = useState<View>("matrix");
  const questions = useMemo(
    () => nameQuestions(choiceQuestions(props.analytics)),
    [props.analytics],
  );
  if (questions.length === 0) return null;
  const Questions = views[view];
  return (
    <FigureSection
      title={texts.choices}
      aside={
        <Segmented
          label={texts.choicesView}
          segments={segments}
          value={view}
          onChange={setView}
        />
      }
    >
      <Questions questions={questions} />
    </FigureSection>
  );
}
