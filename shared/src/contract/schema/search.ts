import Type from "typebox";
import {
  AccessCode,
  Count,
  defineCalls,
  Id,
  NullableString,
  PlaceQuery,
} from "./parts.ts";
import { SurveyItem } from "./surveys.ts";

const Items = Type.Object({ items: Type.Array(SurveyItem) });
const FoundItems = Type.Object({
  items: Type.Array(SurveyItem),
  did_you_mean: Type.Optional(Type.String()),
});
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

/** Requests that find surveys by other criteria than location. */
export const searchCalls = defineCalls("search", {
  listKeywords: {
    summary:
      "Words and two-word terms of the titles of public surveys, the most frequent first",
    description: "`count` says how many surveys have the term.",
    method: "GET",
    path: "/surveys/keywords",
    query: Type.Object({ limit: limit(50) }),
    reply: Type.Object({ keywords: Type.Array(Keyword) }),
  },
  suggest: {
    summary: "Surveys and keywords that go on from what is typed",
    description:
      "Surveys come first, by the words of their titles; keywords after them, the most frequent first. `label` is the keyword as people read it.",
    method: "GET",
    path: "/surveys/suggest",
    query: Type.Object({
      q: Type.String({ minLength: 3, maxLength: 240 }),
      limit: limit(20),
    }),
    reply: Type.Object({ suggestions: Type.Array(Suggestion) }),
  },
  searchById: {
    summary: "The survey that a link names, with the token that opens it",
    description:
      "No item where there is no such survey, where it is hidden, and where it requires a code that neither a share token nor this session stands for: the three look the same. The page of the survey, `/surveys/{survey_id}`, asks for the code.",
    method: "GET",
    path: "/surveys/search-by-id",
    query: Type.Object({
      survey_id: Id,
      share_token: Type.Optional(Type.String({ maxLength: 128 })),
    }),
    reply: Items,
  },
  searchSurveys: {
    summary: "Public surveys by text, or the surveys that a code opens",
    description:
      "Either `q` or `code`. A survey is found when its title, instructions, questions and their options hold all words of `q`, whatever their case and accents; a word of three letters or more also stands for those that begin with it. Whole words and titles count most, then instructions; of equals the open ones come first, then the nearest, then the newest. At most 20. Where fewer than 10 are found, those follow that hold the words inflected otherwise; where fewer than 3, those that hold words which the ones of four letters or more may be mistakes for, and `did_you_mean` is the text that was probably meant. Among very many surveys with several common words the best of the newest are shown. `code` finds every survey that it opens, which then stays open for the session; where many codes opened none, one is tried only with a bot-check token of action `access_code`, and the answer is 429 CODE_GUESSES_BOUNDED as for the code of one survey.",
    method: "GET",
    path: "/surveys/search",
    query: Type.Object({
      q: Type.Optional(Query),
      code: Type.Optional(AccessCode),
      ...PlaceQuery.properties,
    }),
    reply: FoundItems,
  },
  listTopSurveys: {
    summary: "Public surveys with the most responses, likes or posts",
    method: "GET",
    path: "/surveys/top",
    query: Type.Object({
      metric: Type.Enum(["responses", "likes", "discussion"]),
      limit: limit(50),
      ...PlaceQuery.properties,
    }),
    reply: Items,
  },
  listFeedbackSurveys: {
    summary: "Public surveys about the product itself, the newest first",
    description: "At most 100.",
    method: "GET",
    path: "/feedback/surveys",
    reply: Items,
  },
});
