import type {
  Analytics,
  AnswerMap,
  AnswerSquare,
} from "@nearsay/core/contract";
import {
  choiceQuestions,
  distanceMeters,
  percentOf,
  sum,
} from "@nearsay/core/domain";
import { type View, viewOf } from "@nearsay/core/ui/map";
import { places as texts } from "#messages";

type Bounds = Pick<AnswerSquare, "west" | "south" | "east" | "north">;

/** Names a map bin by its centre and width. */
export function nameSquare(square: Bounds): string {
  const { lat, lng } = middleOf(square);
  const { west, east } = square;
  const meters = distanceMeters({ lat, lng: west }, { lat, lng: east });
  const digits = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
  const at = `${digits.format(lat)}, ${digits.format(lng)}`;
  return texts.map.squareAt({
    middle: at,
    kilometres: Math.max(1, Math.round(meters / 1000)),
  });
}

/** In percent of the people who answered; null if no one in the map bins did. */
export function shareIn(
  squares: readonly AnswerSquare[],
  question: string,
  place: number,
): number | null {
  const answered = sum(squares.map(({ answers }) => answers[question] ?? 0));
  if (answered === 0) return null;
  const chosen = squares.map(({ choices }) => choices[question]?.[place] ?? 0);
  return percentOf(sum(chosen), answered);
}

/** The position of a map bin's marker. */
export function cellOf(square: AnswerSquare) {
  return { ...middleOf(square), count: square.count, square };
}

/** A view that contains all map bins. */
export function viewOn(squares: readonly AnswerSquare[]): View {
  const corners = squares.flatMap(({ west, south, east, north }) => [
    { lat: north, lng: west },
    { lat: south, lng: east },
  ]);
  return viewOf(corners, Infinity);
}

function middleOf({ west, south, east, north }: Bounds) {
  return { lat: (north + south) / 2, lng: (west + east) / 2 };
}

/** The map bins with the counts of every choice, as GeoJSON (RFC 7946) for mapping software. */
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

/** Counterclockwise and closed, as RFC 7946 requires. */
function ringOf({ west, south, east, north }: Bounds): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
