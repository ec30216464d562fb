import { limits } from "@nearsay/core/contract";
import {
  type Suggestion as SuggestionItem,
  searchCalls,
} from "@nearsay/core/contract/schema";
import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { invalidRequest } from "../../base/refusal.ts";
import { languageOf } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import type { Visitor, Visitors } from "../../visitors/visitor.ts";
import { addFirstQuestions } from "../first-question.ts";
import { serializeSurvey } from "../serialize-survey.ts";
import {
  type SurveyRow,
  listFeedbackSurveys,
  listTopSurveys,
} from "../survey-repository.ts";
import type { Visibility } from "../visibility.ts";
import { searchSurveys } from "./search-surveys.ts";
import { type Suggestion, suggest } from "./suggest.ts";
import { listTopics } from "./topics.ts";
import type { Static } from "typebox";

interface SearchRoutesDeps {
  db: Database;
  clock: Clock;
  visitors: Visitors;
  visibility: Visibility;
}

interface Place {
  lat?: number | undefined;
  lng?: number | undefined;
}

export function searchRoutes(
  app: FastifyInstance,
  { db, clock, visitors, visibility }: SearchRoutesDeps,
): void {
  const toItems = async (surveys: SurveyRow[], place: Place = {}) => {
    const [now, viewer] = [clock(), viewerAt(place)];
    const listed = await addFirstQuestions(db, surveys, now);
    return {
      items: listed.map((survey) => serializeSurvey(survey, now, viewer)),
    };
  };

  async function findByText(q: string, place: Place) {
    const from = { now: clock(), place: viewerAt(place) };
    const found = await searchSurveys(db, q, from, limits.searchMax);
    return {
      ...(await toItems(found.surveys, place)),
      ...(found.meant !== null && { did_you_mean: found.meant }),
    };
  }

  async function findByCode(code: string, visitor: Visitor, place: Place) {
    return toItems(await visibility.findByCode(visitor, code), place);
  }

  route(app, searchCalls.searchSurveys, ({ query, request }) => {
    const { q, code } = query;
    if (q !== undefined && code === undefined) return findByText(q, query);
    if (code !== undefined && q === undefined)
      return findByCode(code, visitors.of(request), query);
    throw invalidRequest((say) => say.searchEitherWay);
  });

  route(app, searchCalls.suggest, async ({ query: { q, limit = 6 } }) => {
    const suggestions = await suggest(db, q, clock(), limit);
    return { suggestions: suggestions.map(serializeSuggestion) };
  });

  route(app, searchCalls.listKeywords, async ({ query, request }) => {
    const from = { now: clock(), place: viewerAt(query) };
    const language = languageOf(request);
    const topics = await listTopics(db, language, from, query.limit ?? 20);
    return {
      keywords: topics.map(({ keyword, surveyCount }) => ({
        keyword,
        count: surveyCount,
      })),
    };
  });

  route(app, searchCalls.listTopSurveys, async ({ query }) => {
    const { metric, limit = 20 } = query;
    const viewer = viewerAt(query);
    return toItems(await listTopSurveys(db, metric, viewer, limit), query);
  });

  route(app, searchCalls.listFeedbackSurveys, async () =>
    toItems(await listFeedbackSurveys(db, limits.listMax)),
  );
}

function viewerAt({ lat, lng }: Place): Coordinates | null {
  return lat === undefined || lng === undefined
    ? null
    : snapToGrid({ lat, lng });
}

/** A suggestion as the API returns it. */
function serializeSuggestion(
  suggestion: Suggestion,
): Static<typeof SuggestionItem> {
  if (suggestion.kind === "keyword") {
    const { keyword, surveyCount } = suggestion;
    return { type: "keyword", keyword, count: surveyCount, label: keyword };
  }
  const { surveyId, title, responseCount, likeCount } = suggestion.survey;
  return {
    type: "survey",
    surveyId,
    title,
    responses_count: responseCount,
    like_count: likeCount,
  };
}
