import {
  type AnswerPlaces,
  answerPlacesModes,
  type ReadMode,
  type ResultsMode,
  scopeRadii,
  type ScopeRadius,
  type SurveyScope,
  surveyScopes,
} from "@nearsay/core/contract";
import { type Coordinates, snapToGrid } from "@nearsay/core/domain";

/** Where a survey may stand, as its author says it. */
export const placeKinds = ["near", "named", "point", "nowhere"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place that was chosen by its name. */
export interface ChosenPlace {
  /** As `GET /places` told it. */
  readonly id: number;
  /** As people read it, with its country. */
  readonly label: string;
}

/** What the editor knows of a survey's place; what is not in force is kept for who comes back to it. */
export interface EditorPlace {
  /** Null while nobody has chosen. */
  readonly kind: PlaceKind | null;
  readonly named: ChosenPlace | null;
  /** The middle of a cell. */
  readonly point: Coordinates | null;
  /** Null for everyone. */
  readonly scope: SurveyScope | null;
  /** Of the scope, in kilometres. */
  readonly radius: ScopeRadius;
  /** What is counted of where answers come from; null while nobody has chosen. */
  readonly counts: AnswerPlaces | null;
}

export const noPlace: EditorPlace = {
  kind: null,
  named: null,
  point: null,
  scope: null,
  radius: 5,
  counts: null,
};

/** Whether there is something to measure from. */
export function standsSomewhere({ kind }: EditorPlace): boolean {
  return kind !== null && kind !== "nowhere";
}

/** What of a draft decides whether places can be counted. */
export interface CountingDraft {
  /** Each answer shows at once, or is read with the others of its person, and with it would be its place; null where neither is so. */
  readonly hindrance: "live" | "rows" | null;
  /** Figures by language are what it has instead, unless its author wants otherwise. */
  readonly translated: boolean;
}

/** What of a survey's settings decides it. */
export function countingOf(
  { results, reads }: { results: ResultsMode; reads: ReadMode },
  translated: boolean,
): CountingDraft {
  if (results === "live") return { hindrance: "live", translated };
  return { hindrance: reads === "rows" ? "rows" : null, translated };
}

/** What is counted of where answers come from, as its author says, or as fits the survey. */
export function countsOf(
  { counts }: EditorPlace,
  { hindrance, translated }: CountingDraft,
): AnswerPlaces {
  if (hindrance !== null) return "none";
  return counts ?? (translated ? "none" : "rings");
}

/** What publishing says of it. A place that nobody chose is none. */
export function placePayload(place: EditorPlace, draft: CountingDraft) {
  const { kind, named, point, scope, radius } = place;
  if (!standsSomewhere(place)) return { ...nowhere, placed: false };
  const answerPlaces = countsOf(place, draft);
  const isPoint = kind === "point" && point !== null;
  return {
    ...nowhere,
    ...(isPoint && snapToGrid(point)),
    ...(kind === "named" && named && { placeId: named.id }),
    ...(scope && { scope, radiusMeters: radius * 1000 }),
    ...(answerPlaces !== "none" && { answerPlaces }),
  };
}

const nowhere = { radiusMeters: null, lat: null, lng: null };

type Json = Record<string, unknown>;

/** A kept one, as far as it is one. Before there were more, drafts said `placed` alone. */
export function readPlace(value: unknown, placed: unknown): EditorPlace {
  if (!isJson(value))
    return {
      ...noPlace,
      kind: typeof placed === "boolean" ? (placed ? "near" : "nowhere") : null,
    };
  return {
    kind: placeKinds.find((known) => known === value.kind) ?? null,
    named: readNamed(value.named),
    point: readPoint(value.point),
    scope: surveyScopes.find((known) => known === value.scope) ?? null,
    radius:
      scopeRadii.find((known) => known === value.radius) ?? noPlace.radius,
    counts: answerPlacesModes.find((known) => known === value.counts) ?? null,
  };
}

function readNamed(value: unknown): ChosenPlace | null {
  if (!isJson(value)) return null;
  const { id, label } = value;
  return typeof id === "number" && typeof label === "string"
    ? { id, label }
    : null;
}

function readPoint(value: unknown): Coordinates | null {
  if (!isJson(value)) return null;
  const { lat, lng } = value;
  return typeof lat === "number" && typeof lng === "number"
    ? { lat, lng }
    : null;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}
