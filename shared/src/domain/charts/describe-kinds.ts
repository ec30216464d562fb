import {
  type NumberRange,
  plainForm,
  readForm,
} from "../../contract/question-form.ts";
import type { KindFigures } from "../../contract/analytics.ts";
import { sum } from "../insights.ts";
import { type Quartiles, quartilesOf } from "../kinds/quartiles.ts";
import type { RankingFigures } from "../kinds/ranks.ts";
import {
  dateSteps,
  dayNumber,
  daysAt,
  numberSteps,
  numbersAt,
} from "../kinds/steps.ts";
import { formatCount, groupDigits, isAmerican, locale } from "../locale.ts";
import { writeDay } from "./format.ts";
import { kindTexts as texts } from "./kind-texts.ts";
import { choiceTexts } from "./texts.ts";
import { quote } from "./text-layout.ts";

/** What beats all others in pairs. */
export function describeRanking(
  { winner }: RankingFigures,
  items: readonly string[],
  answers: number,
): string {
  if (answers === 0) return choiceTexts.noAnswers;
  const item = winner === null ? undefined : items[winner];
  return item === undefined ? texts.noWinner : texts.beatsAll(quote(item));
}

/** Steps of numbers or days with their names, and the middle of what was answered. */
export interface StepFigures {
  steps: { name: string; count: number }[];
  answers: number;
  quartiles: Quartiles | null;
  /** The finding, in words. */
  label: string;
  /** The first and last value of the range. */
  ends: [string, string];
}

/**
 * Null for a kind without steps.
 * @param write Says a day, given as epoch ms of its beginning in UTC.
 */
export function stepFigures(
  figures: KindFigures,
  write: (day: number) => string = writeDay("year"),
): StepFigures | null {
  const { number, dates } = readForm(figures.form, "free_text") ?? plainForm;
  if (number !== null) return figuresOf(figures.places, numberNames(number));
  if (dates === null) return null;
  const { count, width } = dateSteps(dates);
  const at = (days: number) => write(days * 86_400_000);
  const first = dayNumber(dates.first) ?? 0;
  return figuresOf(figures.places, {
    count,
    name: (step) => {
      const [from, to] = daysAt(dates, step).map((day) =>
        at(dayNumber(day) ?? 0),
      );
      return spanOf(from ?? "", to ?? "");
    },
    valueAt: (position) =>
      at(
        first +
          Math.min(Math.floor(position * width), dateSteps(dates).units - 1),
      ),
    ends: [at(first), at(dayNumber(dates.last) ?? 0)],
    exact: width === 1,
  });
}

interface StepNames {
  count: number;
  name: (step: number) => string;
  /** What stands at a position along the steps. */
  valueAt: (position: number) => string;
  ends: [string, string];
  /** Whether each step is one value alone. */
  exact: boolean;
}

function numberNames(range: NumberRange): StepNames {
  const { width, count, units } = numberSteps(range);
  const write = numberWriter(range.decimals);
  const named = (value: string) =>
    range.unit === "" ? value : texts.within(range.unit, value);
  const exact = width === 1;
  const unitAt = (position: number) =>
    exact
      ? Math.min(Math.floor(position), units - 1)
      : Math.min(Math.round(position * width), units - 1);
  return {
    count,
    exact,
    name: (step) => {
      const [from, to] = numbersAt(range, step);
      return named(spanOf(write(from), write(to)));
    },
    valueAt: (position) =>
      named(write(range.least + unitAt(position) / 10 ** range.decimals)),
    ends: [named(write(range.least)), named(write(range.most))],
  };
}

function spanOf(from: string, to: string): string {
  return from === to ? from : texts.span(from, to);
}

function numberWriter(decimals: number): (value: number) => string {
  if (isAmerican)
    return (value) => groupDigits(Number(value.toFixed(decimals)));
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: decimals,
  });
  return (value) => format.format(value);
}

function figuresOf(places: readonly number[], names: StepNames): StepFigures {
  const steps = Array.from({ length: names.count }, (_none, step) => ({
    name: names.name(step),
    count: places[step] ?? 0,
  }));
  const answers = sum(steps.map(({ count }) => count));
  const quartiles = quartilesOf(steps.map(({ count }) => count));
  return {
    steps,
    answers,
    quartiles,
    ends: names.ends,
    label: tellMiddle(steps, quartiles, names, answers),
  };
}

function tellMiddle(
  steps: StepFigures["steps"],
  quartiles: Quartiles | null,
  { valueAt, exact }: StepNames,
  answers: number,
): string {
  if (quartiles === null) return choiceTexts.noAnswers;
  const taken = steps.filter(({ count }) => count > 0);
  const [only] = taken;
  if (taken.length === 1 && only !== undefined)
    return texts.allTheSame(only.name, formatCount(answers));
  const value = (position: number) =>
    exact ? valueAt(position) : texts.about(valueAt(position));
  return texts.median(
    value(quartiles.median),
    value(quartiles.lower),
    value(quartiles.upper),
  );
}
