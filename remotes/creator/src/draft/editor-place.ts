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

/** Kinds of locations an author can choose for a survey. */
export const placeKinds = ["near", "named", "point", "nowhere"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A location that was chosen by name. */
export interface ChosenPlace {
  /**
   * As returned by `GET /places`; null for the current location of a published
   * survey, because the server does not send which place was chosen.
   */
  readonly id: number | null;
  /** The displayed name, with its country. */
  readonly label: string;
}

/**
 * The editor's state of a survey's location. Settings of other kinds are kept,
 * so that switching back restores them.
 */
export interface EditorPlace {
  /** Null until the author chooses. */
  readonly kind: PlaceKind | null;
  readonly named: ChosenPlace | null;
  /** The centre of a cell. */
  readonly point: Coordinates | null;
  /** Null for everyone. */
  readonly scope: SurveyScope | null;
  /** Of the scope, in kilometres. */
  readonly radius: ScopeRadius;
  /** How answer locations are counted; null until the author chooses. */
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

/** Whether there is a location to measure from. */
export function standsSomewhere({ kind }: EditorPlace): boolean {
  return kind !== null && kind !== "nowhere";
}

/** What determines whether a draft can count answer locations. */
export interface CountingDraft {
  /**
   * Why they cannot be counted: each answer shows at once, or full responses
   * are read, and the location would show with them. Null if neither applies.
   */
  readonly hindrance: "live" | "rows" | null;
  /** If translated, figures are by language instead, unless the author chooses otherwise. */
  readonly translated: boolean;
}

/** Derives it from a survey's settings. */
export function countingOf(
  { results, reads }: { results: ResultsMode; reads: ReadMode },
  translated: boolean,
): CountingDraft {
  if (results === "live") return { hindrance: "live", translated };
  return { hindrance: reads === "rows" ? "rows" : null, translated };
}

/** How answer locations are counted: as the author chose, or the default for the survey. */
export function countsOf(
  { counts }: EditorPlace,
  { hindrance, translated }: CountingDraft,
): AnswerPlaces {
  if (hindrance !== null) return "none";
  return counts ?? (translated ? "none" : "rings");
}

/** The location in the publishing request. Without a choice, the survey has none. */
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

/** Parses a stored location as far as it is valid. Older drafts contain only `placed`. */
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
