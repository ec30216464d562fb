import { messageIn } from "../base/message.ts";
import { type DraftProgress, limits } from "@nearsay/core/contract";
import { creationCalls } from "@nearsay/core/contract/schema";
import type { Coordinates } from "@nearsay/core/domain";
import type { FastifyInstance } from "fastify";
import type { Static } from "typebox";
import type { Clock } from "../base/clock.ts";
import {
  createBuiltInDrafter,
  insteadNotice,
} from "../drafting/built-in-drafter.ts";
import type { Drafter, DraftedSurvey } from "../drafting/drafter.ts";
import { bodyOf } from "../http/errors.ts";
import { asksForEvents, followWork, untilClosed } from "../http/follow-work.ts";
import { invalidRequest, notFound } from "../base/refusal.ts";
import { languageOf } from "../http/language.ts";
import { route } from "../http/route.ts";
import type { GeoLocator } from "../visitors/location/geo-locator.ts";
import type { LastPlaces } from "../visitors/location/last-places.ts";
import type { Callers } from "../visitors/session/callers.ts";
import { refuseUncountedPlaces } from "./refuse-uncounted-places.ts";
import { type NewSurvey, readNewSurvey } from "./new-survey.ts";
import type { Gazetteer } from "./places/gazetteer.ts";
import type { Publisher } from "./publish-survey.ts";
import {
  type FoundPlace,
  findChosen,
  requireMeasurable,
} from "./survey-place.ts";
import { lengthOf, trimText } from "@nearsay/core/forms";

interface CreationRoutesDeps {
  clock: Clock;
  callers: Callers;
  publisher: Publisher;
  places: LastPlaces;
  gazetteer: Pick<Gazetteer, "find">;
  geo: GeoLocator;
  drafter: Drafter;
  /** Maximum length of a description that the drafter accepts, in characters. */
  generationMaxChars: number;
}

const blank: DraftedSurvey = {
  draft: { title: "", instructions: "", questions: [] },
  notice: null,
};

export function creationRoutes(
  app: FastifyInstance,
  deps: CreationRoutesDeps,
): void {
  const { clock, callers, publisher, drafter, generationMaxChars } = deps;

  const byRules = createBuiltInDrafter(insteadNotice);

  route(app, creationCalls.reserveSurveyToken, async ({ request }) => {
    const { actorId } = await callers.participant(request);
    const { requestSecret } = request;
    return {
      embeddedToken: await publisher.reserveToken(actorId, requestSecret),
    };
  });

  route(app, creationCalls.generateSurvey, async ({ body, request, reply }) => {
    const { actorId } = await callers.participant(request);
    const generate = async (onProgress?: (progress: DraftProgress) => void) => {
      const text = readDescription(body, generationMaxChars);
      const chosen = body.rules === true ? byRules : drafter;
      const {
        draft,
        notice,
        templates = [],
      } = text === null
        ? blank
        : await chosen.draft(text, untilClosed(reply), onProgress);
      const { requestSecret } = request;
      const embeddedToken = await publisher.reserveToken(
        actorId,
        requestSecret,
      );
      const offer = templates.length > 0 ? { templates } : {};
      const inLanguage = notice && messageIn(languageOf(request), notice);
      return { ...draft, notice: inLanguage, embeddedToken, ...offer };
    };
    if (!asksForEvents(request)) return generate();
    return followWork(generate, (error) => bodyOf(error, request));
  });

  route(
    app,
    creationCalls.draftTranslation,
    async ({ body, request, reply }) => {
      await callers.participant(request);
      if (drafter.translate === undefined)
        throw notFound((say) => say.noTranslationModel);
      const chars = body.texts.reduce((sum, text) => sum + lengthOf(text), 0);
      if (chars > limits.draftedCharsMax)
        throw invalidRequest((say) => say.translationTooLong);
      const signal = untilClosed(reply);
      const translate = async (
        onProgress?: (progress: { texts: string[] }) => void,
      ) => ({
        texts: (await drafter.translate?.(body, signal, onProgress)) ?? [],
      });
      if (!asksForEvents(request)) return translate();
      return followWork(translate, (error) => bodyOf(error, request));
    },
  );

  route(app, creationCalls.createSurvey, async ({ body, request }) => {
    const author = await callers.participant(request);
    const survey = readNewSurvey(body.survey, clock());
    refuseUncountedPlaces(survey);
    const { embeddedToken } = body.survey;
    const { latitude: lat, longitude: lng } = deps.geo.locate(request);
    const city = lat === null || lng === null ? null : { lat, lng };
    const stands = await findPlace(deps, author.actorId, survey, city);
    requireMeasurable(survey.scope, stands);
    const published = await publisher.publish(author, embeddedToken, {
      ...survey,
      ...stands,
      // Without a survey location there is nothing to measure answers'
      // distances from.
      answerPlaces: stands.place === null ? "none" : survey.answerPlaces,
    });
    const { surveyId: id, surveyUuid } = published;
    return { id, surveyUuid, ownerKey: publisher.ownerKeyOf(embeddedToken) };
  });
}

/**
 * The location of a new survey: as its author chose; else the author's location
 * within the last day, or the city that they publish from. Null if none of
 * these is known.
 * @throws Refusal INVALID_REQUEST if no named place has the chosen id.
 */
async function findPlace(
  { places, gazetteer }: Pick<CreationRoutesDeps, "places" | "gazetteer">,
  actorId: string,
  survey: NewSurvey,
  city: Coordinates | null,
): Promise<FoundPlace> {
  const chosen = await findChosen(gazetteer, survey);
  if (chosen !== null) return chosen;
  return { place: (await places.of(actorId)) ?? city, named: undefined };
}

/** Null for an empty survey. */
function readDescription(
  { content, manual }: Static<typeof creationCalls.generateSurvey.body>,
  most: number,
): string | null {
  if (manual === true) return null;
  const text = trimText(content);
  if (text === "") {
    throw invalidRequest((say) => say.descriptionEmpty);
  }
  const max = Math.max(limits.generationTextDefaultMax, most);
  if (lengthOf(text) <= max) return text;
  throw invalidRequest((say) => say.descriptionTooLong({ max }));
}
