import { percentOf } from "../domain/insights.ts";

/** A counted part of a figure, with its share. */
export type WithShare<Part> = Part & {
  /** Percent of the figure's whole; 0 if the whole is 0. */
  percent: number;
};

/**
 * The share of each part of a figure: every chart, table and file that shows
 * parts of a whole takes their shares from here.
 * @param whole The count that is 100%, such as that of all who answered.
 */
export function withShares<Part extends { readonly count: number }>(
  parts: readonly Part[],
  whole: number,
): WithShare<Part>[] {
  return parts.map((part) => ({
    ...part,
    percent: percentOf(part.count, whole),
  }));
}
