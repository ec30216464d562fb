import { messageIn } from "../base/message.ts";
import { type Language, sendForm } from "@nearsay/core/contract";
import type {
  QuestionItem,
  QuestionsReply,
  SurveyItem,
  SurveyListReply,
} from "@nearsay/core/contract/schema";
import type { Coordinates } from "@nearsay/core/domain";
import { isExpired, isUpcoming } from "@nearsay/core/forms";
import type { Static } from "typebox";
import { toMinute } from "../base/to-minute.ts";
import { challengeBlocked } from "../visitors/failed-attempts/attempt-refusals.ts";
import type { QuestionSet } from "./ask-questions.ts";
import type { SurveyList } from "./lists/list-surveys.ts";
import { serializeEnding, serializeLimits } from "./ending.ts";
import type { ListedSurvey } from "./first-question.ts";
import type { FirstQuestion } from "./question-repository.ts";
import { distanceFrom } from "./survey.ts";
import type { SurveyRow } from "./survey-repository.ts";
import { joinTranslations } from "./translations.ts";

export type SurveyItemReply = Static<typeof SurveyItem>;

/** A survey as the API returns it; the distance is measured from `viewer`, in whole meters. */
export function serializeSurvey(
  survey: ListedSurvey,
  now: Date,
  viewer: Coordinates | null = null,
): SurveyItemReply {
  return {
    surveyId: survey.surveyId,
    surveyUuid: survey.surveyUuid,
    title: survey.title,
    instructions: survey.instructions,
    surveyCreatedAt: toMinute(survey.createdAt),
    expiresAt: survey.expiresAt.toISOString(),
    expired: isExpired(survey, now),
    responses_count: survey.responseCount,
    post_count: survey.postCount,
    like_count: survey.likeCount,
    latitude: survey.latitude,
    longitude: survey.longitude,
    distanceMeters: distanceFrom(viewer, survey),
    requires_code: survey.accessCodeHash !== null,
    exportHtmlRestricted: survey.exportCodeHash !== null,
    demo: survey.demo,
    language: survey.language,
    ...serializePlace(survey),
    ...serializeLimits(survey, isUpcoming(survey, now)),
    ...(survey.firstQuestion && {
      first_question: serializeQuestion(survey.firstQuestion),
    }),
  };
}

function serializePlace(survey: SurveyRow) {
  const { placeName, placeCountry, scope, radiusMeters } = survey;
  return {
    place_name: placeName,
    ...(placeCountry !== null && { place_country: placeCountry }),
    scope,
    ...(radiusMeters !== null && { radiusMeters }),
  };
}

/** A list of surveys as the API returns it, with counts. */
export function serializeSurveys({
  surveys,
  viewer,
  readAt,
  next,
  languages,
}: SurveyList): Static<typeof SurveyListReply> {
  const items = surveys.map((survey) =>
    serializeSurvey(survey, readAt, viewer),
  );
  return {
    items,
    counts: {
      surveys: items.length,
      open: items.filter(({ expired, upcoming }) => !expired && !upcoming)
        .length,
      nearby: items.filter(({ distanceMeters }) => distanceMeters !== null)
        .length,
    },
    ...(next !== null && { next }),
    ...(languages !== null && { languages }),
  };
}

/**
 * The questions as the API returns them. Only messages for a single visitor are
 * in the language of the interface.
 */
export function serializeQuestions(
  { questions, edits, survey, expired, upcoming, blockedFor }: QuestionSet,
  language: Language,
): Static<typeof QuestionsReply> {
  return {
    items: questions.map(serializeQuestion),
    expired,
    expiresAt: survey.expiresAt.toISOString(),
    ...serializeBlock(blockedFor, language),
    results: { mode: survey.results, group_size: survey.resultsGroup },
    reads: survey.reads,
    tickets: survey.tickets,
    ...serializeAnswerPlaces(survey),
    edits,
    ...serializeTranslated(survey, questions),
    ...serializeWithin(survey),
    ...serializeLimits(survey, upcoming),
    ...serializeEnding(survey),
  };
}

function serializeBlock(seconds: number | null, language: Language) {
  if (seconds === null)
    return { challengeMessage: null, challengeBlocked: false };
  return {
    challengeMessage: messageIn(language, challengeBlocked(seconds)),
    challengeBlocked: true,
    challengeRetryAfter: seconds,
  };
}

function serializeAnswerPlaces({
  answerPlaces: by,
  latitude,
  longitude,
}: QuestionSet["survey"]) {
  if (by === "none" || latitude === null || longitude === null) return {};
  return { answer_places: { by, latitude, longitude } };
}

function serializeWithin({
  latitude,
  longitude,
  scope,
  radiusMeters,
}: QuestionSet["survey"]) {
  if (scope !== "answer" || radiusMeters === null) return {};
  if (latitude === null || longitude === null) return {};
  return { within: { latitude, longitude, radiusMeters } };
}

/**
 * Contains all languages: one reply is cached for everyone, and a client
 * without a connection can still switch languages.
 */
function serializeTranslated(
  { language, translations }: QuestionSet["survey"],
  questions: QuestionSet["questions"],
) {
  const texts = joinTranslations(translations, questions);
  if (language === null || texts.length === 0) return {};
  return { translated: { original: language, texts } };
}

/** Without the expected answer. */
export function serializeQuestion(
  question: FirstQuestion,
): Static<typeof QuestionItem> {
  const form = sendForm(question.form, question.type);
  return {
    id: question.questionId,
    question_text: question.text,
    question_type: question.type,
    options: question.options,
    allow_multiple: question.allowMultiple,
    is_challenge: question.isChallenge,
    ...(form !== null && { form }),
  };
}
