import {
  type SurveyLanguage,
  readSurveyLanguage,
} from "@nearsay/core/contract";
import { language as interfaceLanguage } from "@nearsay/core/domain";

/** Answers that are the same in many surveys, so that authors need not write them. */
export interface PredefinedAnswers {
  /** Yes, no, not sure. */
  readonly yesNo: readonly [string, string, string];
  /** Agree, disagree, pass. */
  readonly statement: readonly [string, string, string];
  readonly other: string;
  /** The question to people who chose `other`. */
  readonly which: string;
  readonly none: string;
}

const english: PredefinedAnswers = {
  yesNo: ["Yes", "No", "Not sure"],
  statement: ["Agree", "Disagree", "Pass"],
  other: "Other …",
  which: "Please say which",
  none: "None of these",
};

const byLanguage: Partial<Record<SurveyLanguage, PredefinedAnswers>> = {
  de: {
    yesNo: ["Ja", "Nein", "Unsicher"],
    statement: ["Stimme zu", "Stimme nicht zu", "Enthalte mich"],
    other: "Anderes …",
    which: "Was genau?",
    none: "Nichts davon",
  },
  es: {
    yesNo: ["Sí", "No", "No lo sé"],
    statement: ["De acuerdo", "En desacuerdo", "Paso"],
    other: "Otra opción …",
    which: "¿Cuál?",
    none: "Ninguna de estas",
  },
  fr: {
    yesNo: ["Oui", "Non", "Je ne sais pas"],
    statement: ["D’accord", "Pas d’accord", "Je passe"],
    other: "Autre …",
    which: "Précisez",
    none: "Rien de tout cela",
  },
  pl: {
    yesNo: ["Tak", "Nie", "Nie wiem"],
    statement: ["Zgadzam się", "Nie zgadzam się", "Pomijam"],
    other: "Inne …",
    which: "Co dokładnie?",
    none: "Żadne z powyższych",
  },
  tr: {
    yesNo: ["Evet", "Hayır", "Emin değilim"],
    statement: ["Katılıyorum", "Katılmıyorum", "Geç"],
    other: "Diğer …",
    which: "Hangisi?",
    none: "Hiçbiri",
  },
  uk: {
    yesNo: ["Так", "Ні", "Не знаю"],
    statement: ["Погоджуюся", "Не погоджуюся", "Пропустити"],
    other: "Інше …",
    which: "Що саме?",
    none: "Нічого з цього",
  },
  ar: {
    yesNo: ["نعم", "لا", "لست متأكدًا"],
    statement: ["أوافق", "لا أوافق", "أتخطى"],
    other: "غير ذلك …",
    which: "ما هو؟",
    none: "لا شيء مما سبق",
  },
};

/**
 * The answers in the survey's language; in English if it has none.
 * @param spoken The language of the interface, for a survey without a chosen
 * language: most authors write in it.
 */
export function predefinedAnswers(
  language: SurveyLanguage | null,
  spoken: string = interfaceLanguage(),
): PredefinedAnswers {
  const own = language ?? readSurveyLanguage(spoken);
  return (own && byLanguage[own]) ?? english;
}

/** Translates a text that the author left unchanged; other texts are returned unchanged. */
export function translateAnswer(
  text: string,
  from: PredefinedAnswers,
  to: PredefinedAnswers,
) {
  const place = listAnswers(from).indexOf(text);
  return listAnswers(to)[place] ?? text;
}

function listAnswers({
  yesNo,
  statement,
  other,
  which,
  none,
}: PredefinedAnswers) {
  return [...yesNo, ...statement, other, which, none];
}
