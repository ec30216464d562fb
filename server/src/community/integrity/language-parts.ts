import type { SurveyLanguage } from "@nearsay/core/contract";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { countsParts } from "./ring-parts.ts";

/** The parts of languages begin at this number and end below those of the map. */
export const firstLanguagePart = 100;
const languagePartEnd = 1000;

const letters = 26;

/**
 * The part that counts the responses given in a language. The number never
 * changes, whatever languages are added.
 */
export function languagePart(language: SurveyLanguage): number {
  const [first = 0, second = 0] = [...language].map(
    (letter) => letter.charCodeAt(0) - "a".charCodeAt(0),
  );
  return firstLanguagePart + first * letters + second;
}

/** The language of the responses in a part; null if the part is not one of a language. */
export function languageOfPart(part: number): string | null {
  if (part < firstLanguagePart || part >= languagePartEnd) return null;
  const place = part - firstLanguagePart;
  return [Math.floor(place / letters), place % letters]
    .map((letter) => String.fromCharCode("a".charCodeAt(0) + letter))
    .join("");
}

/**
 * The language that is stored with a response. Null if the figures show no
 * languages: in a survey of one language; in one that shows each response at
 * once, because the language of each response would be visible; and in one that
 * counts tickets separately or counts places, because its responses already
 * belong to other parts.
 */
export function keptLanguage(
  survey: Pick<
    SurveyRow,
    "answerPlaces" | "language" | "translations" | "results" | "tickets"
  >,
  given: SurveyLanguage | undefined,
): SurveyLanguage | null {
  const { answerPlaces, language, translations } = survey;
  if (given === undefined || translations === null) return null;
  if (answerPlaces !== "none" || !countsParts(survey)) return null;
  return given === language || given in translations ? given : null;
}
