import type { SurveyLanguage } from "@nearsay/core/contract";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { countsParts } from "./ring-parts.ts";

/** The parts of languages are those from here on, up to the parts of a map. */
export const firstLanguagePart = 100;
const languagePartEnd = 1000;

const letters = 26;

/** The part of what was answered in a language; the same for good, whatever languages there will be. */
export function languagePart(language: SurveyLanguage): number {
  const [first = 0, second = 0] = [...language].map(
    (letter) => letter.charCodeAt(0) - "a".charCodeAt(0),
  );
  return firstLanguagePart + first * letters + second;
}

/** In which language the responses of a part were answered; null for another part. */
export function languageOfPart(part: number): string | null {
  if (part < firstLanguagePart || part >= languagePartEnd) return null;
  const place = part - firstLanguagePart;
  return [Math.floor(place / letters), place % letters]
    .map((letter) => String.fromCharCode("a".charCodeAt(0) + letter))
    .join("");
}

/**
 * The language that is kept of a response; null where figures tell none: in a
 * survey of one language, where each response shows at once, as with it would
 * its language, and where tickets are told apart or places are counted, which
 * have parts already.
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
