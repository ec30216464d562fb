import {
  type SurveyLanguage,
  readSurveyLanguage,
} from "@nearsay/core/contract";
import { language as interfaceLanguage } from "@nearsay/core/domain";

/** What a survey's author need not write: answers that are the same in many surveys. */
export interface AnswerWords {
  /** Yes, no, not sure. */
  readonly yesNo: readonly [string, string, string];
  /** Agree, disagree, pass. */
  readonly statement: readonly [string, string, string];
  readonly other: string;
  /** What is asked of who chose `other`. */
  readonly which: string;
  readonly none: string;
}

const english: AnswerWords = {
  yesNo: ["Yes", "No", "Not sure"],
  statement: ["Agree", "Disagree", "Pass"],
  other: "Other …",
  which: "Please say which",
  none: "None of these",
};

const words: Partial<Record<SurveyLanguage, AnswerWords>> = {
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
 * In the survey's language; in English where it is none of those known here.
 * @param spoken The language of the interface, for a survey whose own nobody has chosen: most authors write as they read.
 */
export function answerWords(
  language: SurveyLanguage | null,
  spoken: string = interfaceLanguage,
): AnswerWords {
  const own = language ?? readSurveyLanguage(spoken);
  return (own && words[own]) ?? english;
}

/** A text in another language where its author left it as it was; else the text itself. */
export function retell(text: string, from: AnswerWords, to: AnswerWords) {
  const place = listWords(from).indexOf(text);
  return listWords(to)[place] ?? text;
}

function listWords({ yesNo, statement, other, which, none }: AnswerWords) {
  return [...yesNo, ...statement, other, which, none];
}
