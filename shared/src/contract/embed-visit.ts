import { type QuestionSet, readQuestionSet } from "./question.ts";
import {
  ContractError,
  asRecord,
  readBoolean,
  readString,
  readStringList,
} from "./read.ts";
import type { Survey } from "./survey.ts";

/** Path of the visit among the replies that come with the frame's page. */
export const embedVisitPath = "/embed/visit";

/** Where a visit is kept for the next one: by the survey's own page or frame, by the page around its frame, or not at all. */
export const embedKept = ["here", "around", "nowhere"] as const;
export type EmbedKept = (typeof embedKept)[number];

/** Asks for a visit and, drawn by the server, the survey; the lines that `/embed` writes announce it. */
export function drawnVisitPath(survey: string, lang = "en"): string {
  return `/api/embed/surveys/${survey}/visits?drawn=1${inQuery("&", lang)}`;
}

/** A language as part of a query; nothing for English, which is what goes without saying. */
export function inQuery(begin: "?" | "&", lang: string): string {
  return /^en/.test(lang) ? "" : `${begin}lang=${encodeURIComponent(lang)}`;
}

/** What a page of another site shows of a survey besides its questions. */
export type EmbeddedSurvey = Pick<
  Survey,
  "id" | "title" | "instructions" | "expired"
>;

/** A survey on a page of another site, and who is there. */
export interface EmbedVisit {
  /** Names the visitor, for this survey on this page. */
  token: string;
  consented: boolean;
  responded: boolean;
  /** Names nobody, and says to others on this page that show the survey that its holder responded; empty for who has not. */
  receipt: string;
  /** Whether it has to be answered on the site. */
  siteOnly: boolean;
  /** Origins whose pages may show it, the site's own among them; null where all may. */
  embedOrigins: string[] | null;
  survey: EmbeddedSurvey;
  questionSet: QuestionSet;
  /** What the server says with the questions, for what few surveys read of it. */
  asked: unknown;
}

/** @throws ContractError when there is no survey. */
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

/** Empty where none came. */
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
 * One step of a drawing: opens an element by its name and attributes, writes
 * text into it, or closes it. Addresses in it lack their origin.
 */
export type DrawingStep =
  [name: string, attributes: Record<string, string>] | string | 0;

/** A part that the server drew, for pages that let nothing write HTML into them. */
export interface Drawing {
  styles: {
    /** Of their file: another with each change. */
    name: string;
    /** Made to fit a shadow root. */
    rules: string;
  };
  steps: DrawingStep[];
  /** What it is written in, and in which way; left out where that is English. */
  written?: { lang: string; dir: "ltr" | "rtl" };
}
