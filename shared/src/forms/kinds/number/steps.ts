import type { NumberRange } from "../../../contract/question-form.ts";

/** Maximum number of steps, so that each represents several people. */
const stepsMax = 40;

/** A range of numbers in steps of equal width; the last one may be shorter. */
export interface Steps {
  count: number;
  /** In units of the last digit. */
  width: number;
  /** Number of units in the full range. */
  units: number;
}

/** The narrowest of 1, 2, 5, 10, 20, … that splits a number's range into few enough steps. */
export function numberSteps({ least, most, decimals }: NumberRange): Steps {
  const units = Math.round((most - least) * 10 ** decimals) + 1;
  let width = 1;
  for (let place = 0; units / width > stepsMax; place += 1)
    width = ([2, 5, 10][place % 3] ?? 1) * 10 ** Math.floor(place / 3);
  return { units, width, count: Math.ceil(units / width) };
}

/** Index of the step that contains a number; null if it is out of range or has too many digits. */
export function numberPlace(range: NumberRange, value: number): number | null {
  const scaled = (value - range.least) * 10 ** range.decimals;
  // The sum with 0 is never -0, which JSON does not preserve.
  const unit = Math.round(scaled) + 0;
  const { units, width } = numberSteps(range);
  if (Math.abs(scaled - unit) > 1e-6 || unit < 0 || unit >= units) return null;
  return Math.floor(unit / width);
}

/** The first and last number of a step. */
export function numbersAt(range: NumberRange, place: number): [number, number] {
  const { units, width } = numberSteps(range);
  const at = (unit: number) =>
    Number((range.least + unit / 10 ** range.decimals).toFixed(range.decimals));
  return [at(place * width), at(Math.min(units, (place + 1) * width) - 1)];
}
