import type { FastifyRequest } from "fastify";
import type { Language } from "@nearsay/core/contract";
import { countryName } from "@nearsay/core/domain";
import { isExpired, isUpcoming } from "@nearsay/core/forms";
import { inLanguage } from "../../base/in-language.ts";
import { notFound } from "../../base/refusal.ts";
import { formatMinute } from "../../base/to-minute.ts";
import type { Clock } from "../../base/clock.ts";
import type { AskQuestions, QuestionSet } from "../../surveys/ask-questions.ts";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import { surveyKeyOf } from "../../surveys/survey.ts";
import { describeKind } from "../../surveys/describe-kind.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import { languageOf } from "../../http/language.ts";
import { visitorAs } from "../../visitors/visitor.ts";

import { type Messages, messagesIn } from "#messages";

export interface MarkdownDeps {
  clock: Clock;
  visibility: Pick<Visibility, "find">;
  askQuestions: AskQuestions;
  publicUrl: string | null;
  invitationRequired: boolean;
}

export type ReadMarkdown = ReturnType<typeof createReadMarkdown>;

const keyOf = ({ url }: FastifyRequest) =>
  surveyKeyOf(url.split("?")[0] ?? "/");

/** Whether the page at this URL is also available as Markdown. */
export function hasMarkdown(request: FastifyRequest): boolean {
  return keyOf(request) !== null;
}

/**
 * A public survey as Markdown (RFC 7763), for clients that prefer it to the
 * page: it contains what an anonymous visitor may see, for every client.
 * @throws Refusal NOT_FOUND if an anonymous visitor sees no survey here.
 */
export function createReadMarkdown(deps: MarkdownDeps) {
  return async (request: FastifyRequest): Promise<string> => {
    const key = keyOf(request);
    const nobody = visitorAs(null);
    const survey =
      key === null || deps.invitationRequired
        ? null
        : await deps.visibility.find(key, nobody);
    if (survey === null) throw notFound((say) => say.surveyNotFound);
    const { value } = await deps.askQuestions(survey, nobody);
    const now = deps.clock();
    const origin = publicOrigin(deps.publicUrl, request);
    const reader = languageOf(request);
    return writeSurvey(survey, value, reader, {
      address: `${origin}/surveys/${survey.surveyId}`,
      closed: isExpired(survey, now),
      upcoming: isUpcoming(survey, now),
    });
  };
}

/**
 * Whether a client prefers Markdown to a page: it accepts Markdown, and HTML
 * with no higher weight.
 */
export function wantsMarkdown({ headers }: FastifyRequest): boolean {
  const weight = weightOf(headers.accept ?? "", "text/markdown");
  return weight > 0 && weight >= weightOf(headers.accept ?? "", "text/html");
}

function weightOf(accept: string, type: string): number {
  const named = accept.split(",").map((one) => one.trim().toLowerCase());
  const found = named.find((one) => one.split(";")[0]?.trim() === type);
  if (found === undefined) return 0;
  const [, weight = "1"] = /;\s*q=([\d.]+)/.exec(found) ?? [];
  return Number(weight) || 0;
}

function writeSurvey(
  survey: SurveyRow,
  { questions }: QuestionSet,
  reader: Language,
  state: { address: string; closed: boolean; upcoming: boolean },
): string {
  const { title, instructions, responseCount, postCount } = survey;
  const words = messagesIn(reader).markdown;
  const { address, closed, upcoming } = state;
  const asked = questions.filter(({ isChallenge }) => !isChallenge);
  return [
    `# ${inLine(title)}`,
    "",
    ...instructions.split(/\r\n?|\n/).map(inLine),
    "",
    [
      ...timesOf(survey, words, state),
      words.counts({ responses: `${responseCount}`, posts: `${postCount}` }),
      closed || upcoming ? words.read({ address }) : words.answer({ address }),
    ].join(" "),
    "",
    ...placeLine(survey, words, reader),
    `## ${words.questions}`,
    "",
    ...asked.flatMap((question, index) => [
      `${index + 1}. ${inLine(question.text)} (${describeKind(question, reader)})`,
      ...question.options.map((option) => `   - ${inLine(option)}`),
    ]),
    "",
  ].join("\n");
}

function timesOf(
  { opensAt, expiresAt, quota }: SurveyRow,
  words: Messages["markdown"],
  { closed, upcoming }: { closed: boolean; upcoming: boolean },
): string[] {
  if (closed) return [words.closed({ moment: formatMinute(expiresAt) })];
  return [
    ...(upcoming && opensAt !== null
      ? [words.opens({ moment: formatMinute(opensAt) })]
      : []),
    quota === null
      ? words.open({ moment: formatMinute(expiresAt) })
      : words.openOr({ moment: formatMinute(expiresAt), quota: `${quota}` }),
  ];
}

/** The survey's location and the settings that depend on it; empty if it has none. */
function placeLine(
  survey: SurveyRow,
  words: Messages["markdown"],
  reader: Language,
): string[] {
  const { latitude, placeName, placeCountry, scope, radiusMeters } = survey;
  if (latitude === null) return [];
  const isNamed = placeName !== null && placeCountry !== null;
  const facts = [
    isNamed
      ? words.named({
          name: inLine(placeName),
          country: inLanguage(reader, () => countryName(placeCountry)),
        })
      : words.point,
    ...(scope !== null && radiusMeters !== null
      ? [words.scope[scope]({ km: `${radiusMeters / 1000}` })]
      : []),
    ...(survey.answerPlaces === "none"
      ? []
      : [words.counted[survey.answerPlaces]]),
  ];
  return [facts.join(" "), ""];
}

/** User text in one line, with all Markdown and HTML characters escaped. */
function inLine(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&!]/g, "\\$&")
    .replace(/^([-+=])/, "\\$1")
    .replace(/^(\d+)([.)])/, "$1\\$2");
}
