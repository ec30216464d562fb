import Type from "typebox";
import { limits } from "../limits.ts";
import type { surveyPageFields } from "../survey.ts";
import type {
  keywordFields,
  suggestedKeywordFields,
  suggestedSurveyFields,
} from "../search.ts";
import {
  AccessCode,
  Count,
  defineCalls,
  Id,
  NullableString,
  PlaceQuery,
  type ReadBy,
  type Wire,
} from "./parts.ts";
import { SurveyItem } from "./survey-item.ts";
import type { SurveyListReply } from "./survey-list.ts";

const Items = Type.Object({ items: Type.Array(SurveyItem) });
const FoundItems = Type.Object({
  items: Type.Array(SurveyItem),
  did_you_mean: Type.Optional(Type.String()),
});
const Query = Type.String({ minLength: 1, maxLength: limits.queryMax });

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
      "List topics of the titles of open public surveys near a location, most frequent first",
    description:
      "Words and two-word terms that at least two of the first surveys of a list have in their titles, of surveys in the language of the request (`Accept-Language`). No term is part of another. `count` is the number of these surveys with the term.",
    method: "GET",
    path: "/surveys/keywords",
    query: Type.Object({ limit: limit(50), ...PlaceQuery.properties }),
    reply: Type.Object({ keywords: Type.Array(Keyword) }),
  },
  suggest: {
    summary: "Suggest surveys and keywords for the typed text",
    description:
      "Surveys are first, found by the words of their titles. Keywords follow, most frequent first. `label` is the keyword as shown to people.",
    method: "GET",
    path: "/surveys/suggest",
    query: Type.Object({
      q: Type.String({ minLength: 3, maxLength: limits.queryMax }),
      limit: limit(20),
    }),
    reply: Type.Object({ suggestions: Type.Array(Suggestion) }),
  },
  searchById: {
    summary: "Get the survey of a link, with its share token",
    description:
      "Returns no item if the survey does not exist, if it is hidden, or if it requires an access code and neither a share token nor this session has access. These cases cannot be distinguished. The page of the survey, `/surveys/{survey_id}`, asks for the code.",
    method: "GET",
    path: "/surveys/search-by-id",
    query: Type.Object({
      survey_id: Id,
      share_token: Type.Optional(Type.String({ maxLength: 128 })),
    }),
    reply: Items,
  },
  searchSurveys: {
    summary:
      "Search public surveys by text, or find the surveys that an access code opens",
    description: [
      "Requires either `q` or `code`.",
      "",
      "**By text (`q`)**",
      "",
      "- A survey matches if its title, instructions, questions and options contain all words of `q`. Letter case and accents are ignored. A word of at least three letters also matches words that begin with it.",
      "- Complete words and words in titles have the greatest weight, followed by words in instructions. Among equal matches, open surveys are first, then the nearest, then the newest.",
      "- Returns at most 20 surveys. With fewer than 10 matches, surveys with other inflections of the words follow. With fewer than 3, surveys follow with words for which a word of at least four letters may be a typing mistake; `did_you_mean` is then the text that was probably meant.",
      "- For several common words in a very large number of surveys, the best of the newest matches are returned.",
      "",
      "**By access code (`code`)**",
      "",
      "- Returns all surveys that the code opens. They remain open for the session.",
      "- After many codes that opened nothing, a code is checked only with a bot-check token of the action `access_code`; without one, error 429 CODE_GUESSES_BOUNDED, as for the code of a single survey.",
    ].join("\n"),
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
    summary: "List public surveys with the most responses, likes or posts",
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
    summary: "List public surveys about the product itself, newest first",
    description: "Returns at most 100 surveys.",
    method: "GET",
    path: "/feedback/surveys",
    reply: Items,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<
    typeof surveyPageFields,
    Wire<typeof SurveyListReply> & Wire<typeof FoundItems>
  >,
  ReadBy<typeof keywordFields, Wire<typeof Keyword>>,
  ReadBy<
    typeof suggestedSurveyFields,
    Extract<Wire<typeof Suggestion>, { type: "survey" }>
  >,
  ReadBy<
    typeof suggestedKeywordFields,
    Extract<Wire<typeof Suggestion>, { type: "keyword" }>
  >,
];
