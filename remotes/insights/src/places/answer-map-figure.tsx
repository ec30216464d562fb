import { getAnswerMap } from "../api/figures.ts";
import type {
  Analytics,
  AnswerMap,
  AnswerMapBin,
} from "@nearsay/core/contract";
import {
  type ChoiceQuestion,
  choiceQuestions,
  fileNameOf,
  formatCount,
  sum,
} from "@nearsay/core/domain";
import { formatPercent, quote } from "@nearsay/core/charts";
import { Button, Notice, SelectField, useLoad } from "@nearsay/core/ui";
import { PlaceMap } from "@nearsay/core/ui/map";
import { useCallback, useContext, useMemo, useState } from "react";
import { saveFile, TitleContext } from "../download/download.ts";
import { Figure, FigureSection, QuietLine } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import styles from "./places.module.css";
import { cellOf, nameMapBin, shareIn, toGeoJson, viewOn } from "./map-bins.ts";
import { places as texts } from "#messages";

export interface AnswerMapFigureProps {
  readonly surveyId: string;
  readonly code: string | undefined;
  readonly whole: Analytics;
}

/** The answers by location, in map bins of at least ten people. */
export function AnswerMapFigure(props: AnswerMapFigureProps) {
  const { surveyId, code, whole } = props;
  const { loaded } = useLoad(
    useCallback(
      (signal: AbortSignal) => loadMap(surveyId, code, whole, signal),
      [surveyId, code, whole],
    ),
  );
  if (loaded.status === "failed")
    return <Notice tone="danger">{texts.map.failed}</Notice>;
  if (loaded.status !== "loaded") return null;
  const map = loaded.value;
  return (
    <FigureSection title={texts.map.title}>
      {map.bins.length === 0 ? (
        <QuietLine title={texts.map.none}>
          {texts.map.awaited({ least: formatCount(map.groupSize) })}
        </QuietLine>
      ) : (
        <>
          <ChosenMap whole={whole} map={map} />
          <SaveMap surveyId={surveyId} whole={whole} map={map} />
        </>
      )}
    </FigureSection>
  );
}

/** `_figures` is a dependency: new figures need a new map. */
function loadMap(
  surveyId: string,
  code: string | undefined,
  _figures: Analytics,
  signal: AbortSignal,
): Promise<AnswerMap> {
  return getAnswerMap(surveyId, { code }, signal);
}

interface MapProps {
  readonly whole: Analytics;
  readonly map: AnswerMap;
}

/** The map of the chosen option, initially the first one. */
function ChosenMap({ whole, map }: MapProps) {
  const questions = choiceQuestions(whole);
  const [wanted, choose] = useState({ question: "", option: "" });
  const question =
    questions.find(({ id }) => id === wanted.question) ?? questions[0];
  if (question === undefined)
    return <p>{texts.map.people({ squares: map.bins.length })}</p>;
  const names = question.options.map(({ option }) => option);
  const place = Math.max(0, names.indexOf(wanted.option));
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={texts.map.question}
          dir="auto"
          value={question.id}
          options={questions.map(({ id, text }) => ({
            value: id,
            label: text,
          }))}
          onChange={(id) => choose({ question: id, option: "" })}
        />
        <SelectField
          label={texts.map.option}
          dir="auto"
          value={names[place] ?? ""}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={(option) => choose({ question: question.id, option })}
        />
      </div>
      <SharesMap map={map} question={question} place={place} />
    </>
  );
}

function SharesMap(props: {
  readonly map: AnswerMap;
  readonly question: ChoiceQuestion;
  readonly place: number;
}) {
  const { map, question, place } = props;
  const { bins } = map;
  const [view, setView] = useState(() => viewOn(bins));
  const option = question.options[place]?.option ?? "";
  const finding = texts.map.finding({
    option: quote(option),
    question: quote(question.text),
  });
  const cells = useMemo(() => bins.map(cellOf), [bins]);
  return (
    <>
      <Figure
        finding={finding}
        note={texts.map.note({
          least: formatCount(map.groupSize),
          elsewhere: formatCount(map.elsewhere),
        })}
      >
        <PlaceMap
          label={finding}
          view={view}
          onView={setView}
          cells={cells}
          areas={bins.map((one) => ({
            ...one,
            percent: shareIn([one], question.id, place),
          }))}
          describe={(some) => describe(some.map(({ bin }) => bin))}
        />
      </Figure>
      <NumbersTable
        caption={finding}
        columns={[texts.map.square, texts.map.count, texts.map.share]}
        rows={() =>
          bins.map((one) => [
            ...[nameMapBin(one), formatCount(one.count)],
            written(shareIn([one], question.id, place)),
          ])
        }
      />
    </>
  );

  /** A marker represents all people in its map bins. */
  function describe(some: readonly AnswerMapBin[]) {
    const percent = shareIn(some, question.id, place);
    const count = formatCount(sum(some.map((one) => one.count)));
    const lines = [written(percent), `n = ${count}`];
    // The label is complete, for voice control and screen readers.
    return { label: `${texts.map.share}: ${lines.join(" ")}`, lines, percent };
  }
}

function written(percent: number | null): string {
  return percent === null ? "—" : formatPercent(percent);
}

function SaveMap(props: MapProps & { readonly surveyId: string }) {
  const { surveyId, whole, map } = props;
  const title = useContext(TitleContext);
  const save = () =>
    saveFile(
      fileNameOf({ title, id: surveyId, what: "map", extension: "geojson" }),
      new Blob([toGeoJson(map, whole)], { type: "application/geo+json" }),
    );
  return (
    <div>
      <Button variant="quiet" onClick={save}>
        {texts.map.save}
      </Button>
    </div>
  );
}
