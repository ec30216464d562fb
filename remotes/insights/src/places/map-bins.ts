import type {
  Analytics,
  AnswerMap,
  AnswerMapBin,
} from "@nearsay/core/contract";
import {
  choiceQuestions,
  distanceMeters,
  percentOf,
  sum,
} from "@nearsay/core/domain";
import { type View, viewOf } from "@nearsay/core/ui/map";
import { places as texts } from "#messages";

type Bounds = Pick<AnswerMapBin, "west" | "south" | "east" | "north">;

/** Names a map bin by its centre and width. */
export function nameMapBin(bin: Bounds): string {
  const { lat, lng } = middleOf(bin);
  const { west, east } = bin;
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
  bins: readonly AnswerMapBin[],
  question: string,
  place: number,
): number | null {
  const answered = sum(bins.map(({ answers }) => answers[question] ?? 0));
  if (answered === 0) return null;
  const chosen = bins.map(({ choices }) => choices[question]?.[place] ?? 0);
  return percentOf(sum(chosen), answered);
}

/** The position of a map bin's marker. */
export function cellOf(bin: AnswerMapBin) {
  return { ...middleOf(bin), count: bin.count, bin };
}

/** A view that contains all map bins. */
export function viewOn(bins: readonly AnswerMapBin[]): View {
  const corners = bins.flatMap(({ west, south, east, north }) => [
    { lat: north, lng: west },
    { lat: south, lng: east },
  ]);
  return viewOf(corners, Infinity);
}

function middleOf({ west, south, east, north }: Bounds) {
  return { lat: (north + south) / 2, lng: (west + east) / 2 };
}

/** The map bins with the counts of every choice, as GeoJSON (RFC 7946) for mapping software. */
export function toGeoJson({ bins }: AnswerMap, whole: Analytics): string {
  const questions = choiceQuestions(whole);
  const features = bins.map(({ count, answers, choices, ...bounds }) => ({
    type: "Feature",
    geometry: { type: "Polygon", coordinates: [ringOf(bounds)] },
    properties: {
      count,
      questions: questions.map(({ id, text, options }) => ({
        question: text,
        answered: answers[id] ?? 0,
        options: options.map(({ option }, place) => ({
          option,
          count: choices[id]?.[place] ?? 0,
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
