import type { Visit } from "../answering/visit.ts";
import { median } from "../statistics.ts";

/** Results of all visits to one page. */
export interface PageFigures {
  name: string;
  /** Medians. */
  answered: number;
  bytes: number;
  requests: number;
  /** Ratio of its time to that of each reference page. */
  ratios: number[];
}

/** @param yardsticks Names of the reference pages. */
export function comparePages(
  pages: readonly { name: string; visits: readonly Visit[] }[],
  yardsticks: readonly string[],
): PageFigures[] {
  const figures = pages.map(({ name, visits }) => {
    const medianOf = (measure: keyof Visit) =>
      median(visits.map((visit) => Math.round(visit[measure])));
    return {
      name,
      answered: medianOf("answered"),
      bytes: medianOf("bytes"),
      requests: medianOf("requests"),
    };
  });
  const times = yardsticks.map(
    (name) => figures.find((page) => page.name === name)?.answered ?? 0,
  );
  return figures.map((page) => ({
    ...page,
    ratios: times.map((time) => page.answered / time),
  }));
}
