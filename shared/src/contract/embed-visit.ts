import { type QuestionSet, readQuestionSet } from "./question.ts";
import {
  ContractError,
  asRecord,
  readBoolean,
  readString,
  readStringList,
} from "./read.ts";
import type { Survey } from "./survey.ts";

/** Path of the visit among the replies that are inlined in the frame's page. */
export const embedVisitPath = "/embed/visit";

/**
 * Where a visit is stored for the next one: by the survey's own page or frame,
 * by the page around the frame, or not at all.
 */
export const embedKept = ["here", "around", "nowhere"] as const;
export type EmbedKept = (typeof embedKept)[number];

/**
 * Path for requesting a visit together with the server-rendered survey; the
 * snippet that `/embed` generates preloads it.
 */
export function drawnVisitPath(survey: string, lang = "en"): string {
  return `/api/embed/surveys/${survey}/visits?drawn=1${inQuery("&", lang)}`;
}

/** Query parameter for a language; empty for English, the default. */
export function inQuery(begin: "?" | "&", lang: string): string {
  return /^en/.test(lang) ? "" : `${begin}lang=${encodeURIComponent(lang)}`;
}

/** What a page of another site shows of a survey, apart from its questions. */
export type EmbeddedSurvey = Pick<
  Survey,
  "id" | "title" | "instructions" | "expired"
>;

/** A survey on a page of another site, and the state of its visitor. */
export interface EmbedVisit {
  /** Identifies the visitor, for this survey on this page only. */
  token: string;
  consented: boolean;
  responded: boolean;
  /**
   * Identifies no one, and proves to other embeds of the survey on this page
   * that its holder has responded; empty if the visitor has not.
   */
  receipt: string;
  /** Whether the survey must be answered on the site itself. */
  siteOnly: boolean;
  /** Origins whose pages may show it, including the site's own; null if any may. */
  embedOrigins: string[] | null;
  survey: EmbeddedSurvey;
  questionSet: QuestionSet;
  /** The raw reply with the questions, for the few surveys that need further fields of it. */
  asked: unknown;
}

/** @throws ContractError when the reply contains no survey. */
export function readEmbedVisit(reply: unknown): EmbedVisit {
  const source = asRecord(reply);
  return {
    token: readString(source, "token"),
    consented: readBoolean(source, "consented"),
    responded: readBoolean(source, "responded"),
    receipt: readReceipt(reply),
    siteOnly: readBoolean(source, "siteOnly"),
    embedOrigins: source.embedOrigins
      ? readStringList(source.embedOrigins)
      : null,
    survey: readEmbedded(source.survey),
    questionSet: readQuestionSet(source.questions),
    asked: source.questions,
  };
}

/** Empty if the reply contains none. */
export function readReceipt(reply: unknown): string {
  return readString(reply, "receipt");
}

function readEmbedded(item: unknown): EmbeddedSurvey {
  const id = readString(item, "surveyId");
  if (id === "") throw new ContractError("Survey metadata missing survey id");
  return {
    id,
    title: readString(item, "title"),
    instructions: readString(item, "instructions"),
    expired: readBoolean(item, "expired"),
  };
}

/**
 * One step of a rendering: opens an element with its name and attributes,
 * writes text into it, or closes it. Addresses in it have no origin.
 */
export type DrawingStep =
  [name: string, attributes: Record<string, string>] | string | 0;

/** Server-rendered content, for pages that do not allow HTML to be written into them. */
export interface Drawing {
  styles: {
    /** Name of the style file: it changes with each change of the file. */
    name: string;
    /** Adapted to a shadow root. */
    rules: string;
  };
  steps: DrawingStep[];
  /** Its language and writing direction; omitted for English. */
  written?: { lang: string; dir: "ltr" | "rtl" };
}
