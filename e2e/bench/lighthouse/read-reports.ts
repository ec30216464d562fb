import { median } from "../statistics.ts";
import type { Report } from "./lighthouse.ts";

/** One row of the table that the benchmark prints. */
export interface Row {
  name: string;
  median: number;
  all: number[];
  /** Minimum value; absent if only a score counts. */
  wanted?: number;
}

const wantedScores: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

const metricNames: Record<string, string> = {
  "first-contentful-paint": "first contentful paint, ms",
  "largest-contentful-paint": "largest contentful paint, ms",
  "total-blocking-time": "total blocking time, ms",
  "speed-index": "speed index, ms",
  interactive: "time to interactive, ms",
  "cumulative-layout-shift": "cumulative layout shift",
  "total-byte-weight": "transferred, bytes",
};

export function scores(reports: Report[]): Row[] {
  return Object.entries(wantedScores).map(([id, wanted]) => {
    const ofRun = ({ categories }: Report) =>
      Math.round((categories[id]?.score ?? 0) * 100);
    return { ...summarise(id, reports.map(ofRun)), wanted };
  });
}

export function metrics(reports: Report[]): Row[] {
  return Object.entries(metricNames).map(([id, name]) => {
    const ofRun = ({ audits }: Report) => {
      const value = audits[id]?.numericValue ?? 0;
      return value < 10 ? value : Math.round(value);
    };
    return summarise(name, reports.map(ofRun));
  });
}

/** Every problem that any run found, with its locations if it reduces a perfect score. */
export function findings(reports: Report[]): string[] {
  const found = reports.flatMap(({ categories, audits }) =>
    Object.entries(categories).flatMap(([category, { auditRefs }]) =>
      auditRefs.flatMap(({ id }) => {
        const audit = audits[id];
        if (audit === undefined || (audit.score ?? 1) >= 0.9) return [];
        const line = `- ${category}: ${audit.title} (${id})`;
        if (wantedScores[category] !== 100) return [line];
        const places = audit.details?.items ?? [];
        return [line, ...places.map((place) => `  ${JSON.stringify(place)}`)];
      }),
    ),
  );
  return [...new Set(found)];
}

function summarise(name: string, all: number[]): Row {
  return { name, all, median: median(all) };
}
