import type {
  Analytics,
  AnswerMap,
  AnswerSquare,
} from "@nearsay/core/contract";
import {
  choiceQuestions,
  distanceMeters,
  percentOf,
} from "@nearsay/core/domain";
import { texts } from "./texts.ts";

type Bounds = Pick<AnswerSquare, "west" | "south" | "east" | "north">;

/** A square by its middle and how wide it is. */
export function nameSquare({ west, south, east, north }: Bounds): string {
  const [lat, lng] = [(north + south) / 2, (west + east) / 2];
  const meters = distanceMeters({ lat, lng: west }, { lat, lng: east });
  const digits = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
  const at = `${digits.format(lat)}, ${digits.format(lng)}`;
  return texts.map.squareAt(at, Math.max(1, Math.round(meters / 1000)));
}

/** In percent of who answered; null where nobody in the square did. */
export function shareIn(
  { answers, choices }: AnswerSquare,
  question: string,
  place: number,
): number | null {
  const answered = answers[question] ?? 0;
  if (answered === 0) return null;
  return percentOf(choices[question]?.[place] ?? 0, answered);
}

/** The squares of a map with the counts of every choice, for programs that draw maps; RFC 7946. */
export function toGeoJson({ squares }: AnswerMap, whole: Analytics): string {
  const questions = choiceQuestions(whole);
  const features = squares.map(({ count, answers, choices, ...bounds }) => ({
    type: "Feature",
    geometry: { type: "Polygon", coordinates: [ringOf(bounds)] },
    properties: {
      count,
      questions: questions.map(({ id, text, options }) => ({
        ...{ question: text, answered: answers[id] ?? 0 },
        options: options.map(({ option }, place) => ({
          ...{ option, count: choices[id]?.[place] ?? 0 },
        })),
      })),
    },
  }));
  return JSON.stringify({ type: "FeatureCollection", features });
}

/** Counterclockwise, and closed. */
function ringOf({ west, south, east, north }: Bounds): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
