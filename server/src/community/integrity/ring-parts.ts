import { type AnswersFrom, answersFrom } from "@nearsay/core/contract";
import { type Coordinates, type Ring, ringOf } from "@nearsay/core/domain";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

/**
 * Whose location is counted: that of the respondent's device, or that of the
 * page that embeds the survey.
 */
export const ringSources = ["device", "page"] as const;
export type RingSource = (typeof ringSources)[number];

/**
 * The parts of rings. Devices and pages have separate parts, so that the number
 * of responses from each is also released in groups. `elsewhere` holds
 * responses of several outer rings, none of which had a full waiting group.
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

/** The parts that the figures of a ring are computed from. */
export function partsFrom(from: AnswersFrom): number[] {
  return ringSources.flatMap((source) =>
    from === "elsewhere" ? outerParts(source) : [ringPart(source, from)],
  );
}

/** The parts of a source other than that of the nearest ring. */
export function outerParts(source: RingSource): number[] {
  return partsOfSource(source).filter(
    (part) => part !== ringParts[source].here,
  );
}

/** The ring of the responses in a part; null if the part is not one of a ring. */
export function fromOfPart(part: number): AnswersFrom | null {
  return (
    answersFrom.find((from) =>
      ringSources.some((source) => ringPart(source, from) === part),
    ) ?? null
  );
}

/** What a response states about its sender's location. */
export interface SentPlace {
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  ring_consent?: boolean | undefined;
}

/**
 * The ring that is stored with a response. Null without its sender's consent,
 * and if figures show no rings: in a survey that counts no places; in one that
 * shows each response at once, because the ring of each response would be
 * visible; and in one that counts tickets separately, because its responses
 * already belong to parts.
 */
export function keptRing(
  survey: Pick<
    SurveyRow,
    "answerPlaces" | "latitude" | "longitude" | "results" | "tickets"
  >,
  sent: SentPlace,
): Ring | null {
  if (survey.answerPlaces !== "rings" || !countsParts(survey)) return null;
  const [place, person] = [placeOf(survey), countedPlace(sent)];
  return place && person && ringOf(place, person);
}

/** Whether the survey's responses can be counted in separate parts. */
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

/** The location that a respondent sent, if they consent to its being counted. */
export function countedPlace({
  ring_consent: consented,
  ...place
}: SentPlace): Coordinates | null {
  const { lat = null, lng = null } = place;
  return consented !== true || lat === null || lng === null
    ? null
    : { lat, lng };
}
