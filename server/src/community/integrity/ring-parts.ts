import type { AnswersFrom } from "@nearsay/core/contract";
import { type Coordinates, type Ring, ringOf } from "@nearsay/core/domain";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

/**
 * The parts of rings. That of `elsewhere` holds responses of several outer
 * rings, of none of which a group waited.
 */
export const ringParts = {
  ...{ here: 10, near: 11, region: 12, far: 13 },
  elsewhere: 14,
} as const satisfies Record<AnswersFrom, number>;

const outer = [
  ...[ringParts.near, ringParts.region, ringParts.far],
  ringParts.elsewhere,
];

export function isOuter(part: number): boolean {
  return outer.some((one) => one === part);
}

/** The parts that figures of a ring rest on. */
export function partsFrom(from: AnswersFrom): readonly number[] {
  return from === "elsewhere" ? outer : [ringParts[from]];
}

/** From where the responses of a part are; null for another part. */
export function fromOfPart(part: number): AnswersFrom | null {
  const names = Object.keys(ringParts) as AnswersFrom[];
  return names.find((name) => ringParts[name] === part) ?? null;
}

/** What a response says of its sender's place. */
export interface SaidPlace {
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  ring_consent?: boolean | undefined;
}

/**
 * The ring that is kept of a response; null without its sender's yes, and where
 * figures tell none: in a survey that counts no places, where each response
 * shows at once, as with it would its ring, and where tickets are told apart,
 * which have parts already.
 */
export function keptRing(
  survey: Pick<
    SurveyRow,
    "answerPlaces" | "latitude" | "longitude" | "results" | "tickets"
  >,
  said: SaidPlace,
): Ring | null {
  if (survey.answerPlaces !== "rings" || !countsParts(survey)) return null;
  const [place, person] = [placeOf(survey), saidPlace(said)];
  return place && person && ringOf(place, person);
}

/** Whether responses can be counted in parts of their own. */
export function countsParts({
  results,
  tickets,
}: Pick<SurveyRow, "results" | "tickets">): boolean {
  return results !== "live" && tickets !== "apart";
}

function placeOf({
  latitude: lat,
  longitude: lng,
}: Pick<SurveyRow, "latitude" | "longitude">): Coordinates | null {
  return lat === null || lng === null ? null : { lat, lng };
}

/** Where somebody says they are, with their yes to its being counted. */
export function saidPlace({
  ring_consent: consented,
  ...place
}: SaidPlace): Coordinates | null {
  const { lat = null, lng = null } = place;
  return consented !== true || lat === null || lng === null
    ? null
    : { lat, lng };
}
