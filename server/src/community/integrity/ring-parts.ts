import { type AnswersFrom, answersFrom } from "@nearsay/core/contract";
import { type Coordinates, type Ring, ringOf } from "@nearsay/core/domain";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

/** Whose place is counted: that of somebody's device, or of the page that embeds a survey. */
export const ringSources = ["device", "page"] as const;
export type RingSource = (typeof ringSources)[number];

/**
 * The parts of rings, apart for devices and pages, so that how many there are of
 * each is told in groups too. That of `elsewhere` holds responses of several
 * outer rings, of none of which a group waited.
 */
const ringParts = {
  device: { here: 10, near: 11, region: 12, far: 13, elsewhere: 14 },
  page: { here: 20, near: 21, region: 22, far: 23, elsewhere: 24 },
} as const satisfies Record<RingSource, Record<AnswersFrom, number>>;

export function ringPart(source: RingSource, from: AnswersFrom): number {
  return ringParts[source][from];
}

/** All parts of a source. */
export function partsOfSource(source: RingSource): number[] {
  return Object.values(ringParts[source]);
}

/** The parts that figures of a ring rest on. */
export function partsFrom(from: AnswersFrom): number[] {
  return ringSources.flatMap((source) =>
    from === "elsewhere" ? outerParts(source) : [ringPart(source, from)],
  );
}

/** Those of a source that are not of the nearest ring. */
export function outerParts(source: RingSource): number[] {
  return partsOfSource(source).filter(
    (part) => part !== ringParts[source].here,
  );
}

/** From where the responses of a part are; null for another part. */
export function fromOfPart(part: number): AnswersFrom | null {
  return (
    answersFrom.find((from) =>
      ringSources.some((source) => ringPart(source, from) === part),
    ) ?? null
  );
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
