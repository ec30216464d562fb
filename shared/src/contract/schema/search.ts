import Type from "typebox";
import { AccessCode, type Call, Count, Id, NullableString } from "./parts.ts";
import { SurveyItem } from "./surveys.ts";

const Items = Type.Object({ items: Type.Array(SurveyItem) });
const Query = Type.String({ minLength: 1, maxLength: 240 });

export const Keyword = Type.Object(
  { keyword: Type.String(), count: Count },
  { title: "Keyword" },
);

export const Suggestion = Type.Union(
  [
    Type.Object({
      type: Type.Literal("survey"),
      surveyId: Id,
      title: Type.String(),
      responses_count: Count,
      like_count: Count,
    }),
    Type.Object({
      type: Type.Literal("keyword"),
      keyword: Type.String(),
      count: Count,
      label: NullableString,
    }),
  ],
  { title: "Suggestion" },
);

const limit = (max: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: max }));

/** Calls that find surveys other than by place. */
export const searchCalls = {
  listKeywords: {
    operationId: "listKeywords",
    summary: "Words that public surveys are found by, the most frequent first",
    tag: "search",
    method: "GET",
    path: "/surveys/keywords",
    query: Type.Object({ limit: limit(50) }),
    status: 200,
    reply: Type.Object({ keywords: Type.Array(Keyword) }),
  },
  suggest: {
    operationId: "suggest",
    summary: "Surveys and keywords that go on from what is typed",
    tag: "search",
    method: "GET",
    path: "/surveys/suggest",
    query: Type.Object({
      q: Type.String({ minLength: 3, maxLength: 240 }),
      limit: limit(20),
    }),
    status: 200,
    reply: Type.Object({ suggestions: Type.Array(Suggestion) }),
  },
  searchById: {
    operationId: "searchById",
    summary: "The survey that a link names, with the token that opens it",
    tag: "search",
    method: "GET",
    path: "/surveys/search-by-id",
    query: Type.Object({
      survey_id: Id,
      share_token: Type.Optional(Type.String({ maxLength: 128 })),
    }),
    status: 200,
    reply: Items,
  },
  searchSurveys: {
    operationId: "searchSurveys",
    summary: "Public surveys by text, or the survey that a code opens",
    tag: "search",
    method: "GET",
    path: "/surveys/search",
    query: Type.Object({
      q: Type.Optional(Query),
      code: Type.Optional(AccessCode),
    }),
    status: 200,
    reply: Items,
  },
  listTopSurveys: {
    operationId: "listTopSurveys",
    summary: "Public surveys with the most responses, likes or posts",
    tag: "search",
    method: "GET",
    path: "/surveys/top",
    query: Type.Object({
      metric: Type.Union([
        Type.Literal("responses"),
        Type.Literal("likes"),
        Type.Literal("discussion"),
      ]),
      limit: limit(50),
    }),
    status: 200,
    reply: Items,
  },
  listFeedbackSurveys: {
    operationId: "listFeedbackSurveys",
    summary: "Surveys about the product itself",
    tag: "search",
    method: "GET",
    path: "/feedback/surveys",
    status: 200,
    reply: Items,
  },
} as const satisfies Record<string, Call>;
