import { surveyCalls } from "@nearsay/core/contract/schema";
import { type Box, type MapPiece, pieceOf } from "@nearsay/core/domain";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../base/clock.ts";
import { invalidRequest } from "../base/refusal.ts";
import { languageOf } from "../http/language.ts";
import { type Input, route } from "../http/route.ts";
import { tagReplies } from "../http/tag-reply.ts";
import type { Visitors } from "../visitors/visitor.ts";
import type { AskQuestions } from "./ask-questions.ts";
import type { ListCells } from "./lists/list-cells.ts";
import type { ListSurveys } from "./lists/list-surveys.ts";
import { countSquares } from "./lists/square-keys.ts";
import {
  serializeQuestions,
  serializeSurvey,
  serializeSurveys,
} from "./serialize-survey.ts";
import type { Visibility } from "./visibility.ts";

type SurveyInput =
  | Input<typeof surveyCalls.getSurvey>
  | Input<typeof surveyCalls.getSurveyByUuid>;

interface SurveyRoutesDeps {
  clock: Clock;
  visitors: Visitors;
  visibility: Visibility;
  askQuestions: AskQuestions;
  listSurveys: ListSurveys;
  listCells: ListCells;
}

export function surveyRoutes(
  app: FastifyInstance,
  deps: SurveyRoutesDeps,
): void {
  const { clock, visitors, visibility, askQuestions } = deps;
  const { listSurveys, listCells } = deps;

  route(app, surveyCalls.listSurveys, async ({ query }) => {
    const { lat, lng, after, open_only, within_km, language } = query;
    const known = lat !== undefined && lng !== undefined;
    if (within_km !== undefined && !known)
      throw invalidRequest((say) => say.distanceNeedsLocation);
    const list = await listSurveys(known ? { lat, lng } : null, {
      after,
      openOnly: open_only === "1",
      withinKm: within_km,
      language,
      box: readBox(query),
    });
    return list.as(serializeSurveys);
  });

  void app.register((scope, _options, done) => {
    tagReplies(scope);
    route(scope, surveyCalls.listCells, ({ query }) =>
      listCells({
        openOnly: query.open_only === "1",
        language: query.language,
        piece: readPiece(query),
      }),
    );
    done();
  });

  async function openSurvey({ params, query, request }: SurveyInput) {
    const survey = await visibility.open(params, visitors.of(request, query));
    return serializeSurvey(survey, clock());
  }

  route(app, surveyCalls.getSurvey, openSurvey);
  route(app, surveyCalls.getSurveyByUuid, openSurvey);

  route(app, surveyCalls.getQuestions, async ({ params, query, request }) => {
    const visitor = visitors.of(request, query);
    const survey = await visibility.open(params, visitor);
    const asked = await askQuestions(survey, visitor);
    return asked.as((set) => serializeQuestions(set, languageOf(request)));
  });
}

type BoxQuery = Pick<
  Input<typeof surveyCalls.listSurveys>["query"],
  "west" | "south" | "east" | "north"
>;

/** A map does not show more bins than this, and reading them would be too slow. */
const squaresMax = 1024;

/**
 * @throws Refusal INVALID_REQUEST if the query describes no valid piece of the
 * map, or one with too many bins.
 */
function readPiece({
  level,
  ...edges
}: Input<typeof surveyCalls.listCells>["query"]): MapPiece | undefined {
  const box = readBox(edges);
  if (box === undefined && level !== undefined)
    throw invalidRequest((say) => say.mapEdgesMissing);
  if (box === undefined) return undefined;
  const piece = level === undefined ? pieceOf(box) : { ...box, level };
  if (countSquares(piece) > squaresMax)
    throw invalidRequest((say) => say.mapAreaTooLarge);
  return piece;
}

/** @throws Refusal INVALID_REQUEST if only some of the edges are given, or south is above north. */
function readBox(query: BoxQuery): Box | undefined {
  const { west, south, east, north } = query;
  const edges = [west, south, east, north];
  if (edges.every((edge) => edge === undefined)) return undefined;
  if (edges.includes(undefined))
    throw invalidRequest((say) => say.mapEdgesMissing);
  const box = { west, south, east, north } as Box;
  if (box.south > box.north)
    throw invalidRequest((say) => say.mapEdgesReversed);
  return box;
}
