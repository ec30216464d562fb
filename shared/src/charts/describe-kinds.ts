import {
  type DateRange,
  type NumberRange,
  plainForm,
  readForm,
} from "../contract/question-form.ts";
import type { KindFigures } from "../contract/analytics.ts";
import { sum } from "../domain/insights.ts";
import {
  type Quartiles,
  quartilesOf,
} from "../forms/kinds/number/quartiles.ts";
import type { RankingFigures } from "../forms/kinds/ranking/ranks.ts";
import {
  askedBy,
  dateSteps,
  dayNumber,
  daysAt,
} from "../forms/kinds/date/date-steps.ts";
import { numberSteps, numbersAt } from "../forms/kinds/number/steps.ts";
import {
  formatCount,
  groupDigits,
  isAmerican,
  locale,
} from "../domain/locale.ts";
import { type DayDetail, writeDay } from "./format.ts";
import { kinds as texts, choice as choiceTexts } from "#messages";

import { quote } from "./text-layout.ts";

/** A sentence about the item that beats all others in pairs. */
export function describeRanking(
  { winner }: RankingFigures,
  items: readonly string[],
  answers: number,
): string {
  if (answers === 0) return choiceTexts.noAnswers;
  const item = winner === null ? undefined : items[winner];
  return item === undefined
    ? texts.noWinner
    : texts.beatsAll({ item: quote(item) });
}

/** Steps of numbers or days with their names, and the median of the answers. */
export interface StepFigures {
  steps: { name: string; count: number }[];
  answers: number;
  quartiles: Quartiles | null;
  /** The finding as text. */
  label: string;
  /** The first and last value of the range. */
  ends: [string, string];
}

/**
 * Null for a kind without steps.
 * @param writer Returns a formatter for days, months or years, which gets epoch
 *   ms of their start in UTC.
 */
export function stepFigures(
  figures: KindFigures,
  writer: DateWriter = writeDay,
): StepFigures | null {
  const { number, dates } = readForm(figures.form, "free_text") ?? plainForm;
  if (number !== null) return figuresOf(figures.places, numberNames(number));
  return dates && figuresOf(figures.places, dateNames(dates, writer));
}

export type DateWriter = (detail: DayDetail) => (moment: number) => string;

function dateNames(dates: DateRange, writer: DateWriter): StepNames {
  const { by, count } = dateSteps(dates);
  const write = writer(details[askedBy(dates)]);
  const at = (day: number) => write(day * 86_400_000);
  const daysOf = (step: number) =>
    daysAt(dates, step).map((day) => dayNumber(day) ?? 0) as [number, number];
  return {
    count,
    name: (step) => {
      const [from, to] = daysOf(step);
      return spanOf(at(from), at(to));
    },
    valueAt: (position) => {
      const step = Math.min(Math.floor(position), count - 1);
      const [from, to] = daysOf(step);
      const within = Math.floor((position - step) * (to - from + 1));
      return at(Math.min(from + within, to));
    },
    ends: [at(daysOf(0)[0]), at(daysOf(count - 1)[1])],
    exact: by !== "week" && by !== "decade",
  };
}

const details = {
  day: "year",
  month: "month",
  year: "only-year",
} as const satisfies Record<ReturnType<typeof askedBy>, DayDetail>;

interface StepNames {
  count: number;
  name: (step: number) => string;
  /** Text of the value at a position along the steps. */
  valueAt: (position: number) => string;
  ends: [string, string];
  /** Whether each step is a single value. */
  exact: boolean;
}

function numberNames(range: NumberRange): StepNames {
  const { width, count, units } = numberSteps(range);
  const write = numberWriter(range.decimals);
  const named = (value: string) =>
    range.unit === "" ? value : texts.within({ unit: range.unit, value });
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
  return from === to ? from : texts.span({ from, to });
}

function numberWriter(decimals: number): (value: number) => string {
  if (isAmerican())
    return (value) => groupDigits(Number(value.toFixed(decimals)));
  const format = new Intl.NumberFormat(locale(), {
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
    label: describeMiddle(steps, quartiles, names, answers),
  };
}

function describeMiddle(
  steps: StepFigures["steps"],
  quartiles: Quartiles | null,
  { valueAt, exact }: StepNames,
  answers: number,
): string {
  if (quartiles === null) return choiceTexts.noAnswers;
  const taken = steps.filter(({ count }) => count > 0);
  const [only] = taken;
  if (taken.length === 1 && only !== undefined)
    return texts.allTheSame({ value: only.name, count: formatCount(answers) });
  const value = (position: number) =>
    exact ? valueAt(position) : texts.about({ value: valueAt(position) });
  return texts.median({
    middle: value(quartiles.median),
    from: value(quartiles.lower),
    to: value(quartiles.upper),
  });
}
