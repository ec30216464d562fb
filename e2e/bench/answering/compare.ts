import { median } from "../statistics.ts";
import type { Visit } from "./visit.ts";

/** One measure of all pages, ours first. */
export interface Comparison {
  name: string;
  medians: number[];
  /** Ratio of ours to each of the others. */
  ratios: number[];
}

const measures: Record<string, keyof Visit> = {
  "first option that answers a click, ms": "answered",
  "transferred, bytes": "bytes",
  requests: "requests",
};

/** Medians of every measure, and the ratios of ours to the others. */
export function compare(ours: Visit[], others: Visit[][]): Comparison[] {
  return Object.entries(measures).map(([name, measure]) => {
    const medianOf = (visits: Visit[]) =>
      median(visits.map((visit) => Math.round(visit[measure])));
    const own = medianOf(ours);
    const theirs = others.map(medianOf);
    return {
      name,
      medians: [own, ...theirs],
      ratios: theirs.map((value) => own / value),
    };
  });
}
