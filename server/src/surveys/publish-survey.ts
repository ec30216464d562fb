import { randomUUID } from "node:crypto";
import { textsOfTranslation } from "@nearsay/core/domain";
import type { Clock } from "../base/clock.ts";
import type { CheckContent } from "./content/content-filter.ts";
import type { Database, Queryable } from "../base/db/database.ts";
import type { Changes } from "../base/changes/changes.ts";
import { indexSurveys } from "./search/index-surveys.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import { languageOf } from "../base/text/text-language.ts";
import { formTexts } from "./form-words.ts";
import {
  type ThanksLinkHosts,
  endingTexts,
  requireThanksLink,
} from "./ending.ts";
import { type NewSurvey, defaultExpiry } from "./new-survey.ts";
import {
  drawNumber,
  insertQuestions,
  insertSurvey,
} from "./publish-repository.ts";
import {
  accessCodeHash,
  challengeAnswerHash,
  exportCodeHash,
} from "./secrets.ts";
import { insertFirstKey } from "./keys/key-repository.ts";
import { surveyKeyHash } from "./keys/survey-key.ts";
import { storedPlace } from "./survey-place.ts";
import { type SurveyRow, findSurvey } from "./survey-repository.ts";
import type { Actor } from "../visitors/session/session-repository.ts";
import { createSurveyTokens, unknownToken } from "./survey-tokens.ts";
import { headsOf, translationsAt } from "./translations.ts";

interface PublisherDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  checkContent: CheckContent;
  changes: Changes;
  /** Minimum number of responses that newly published surveys release together. */
  resultsGroup: number;
  /** The highest number of months that they keep rows; null for no limit. */
  forgetMonths: number | null;
  thanksLinkHosts: ThanksLinkHosts;
}

/** The same for people in one room, of whom one could answer many times. */
const roomGroup = 30;

export type Publisher = ReturnType<typeof createPublisher>;

export function createPublisher({
  db,
  clock,
  hash,
  checkContent,
  changes,
  resultsGroup,
  forgetMonths,
  thanksLinkHosts,
}: PublisherDeps) {
  const tokens = createSurveyTokens({ db, clock, hash });
  const { ownerKeyOf } = tokens;

  async function write(
    tx: Queryable,
    { surveyId, ownerId }: Pick<SurveyRow, "surveyId" | "ownerId">,
    survey: NewSurvey,
    { demo, token }: { demo: boolean; token: string },
  ): Promise<void> {
    const surveyUuid = randomUUID();
    const now = clock();
    const { translations = [], questions: _, ...wanted } = survey;
    const { accessCode, exportCode, scope, ...rest } = wanted;
    await insertSurvey(tx, {
      ...rest,
      surveyId,
      ownerId,
      demo,
      resultsGroup:
        survey.results === "room"
          ? Math.max(roomGroup, resultsGroup)
          : resultsGroup,
      forgetMonths: lowest(survey.forgetMonths ?? null, forgetMonths),
      surveyUuid,
      accessCodeHash: accessCode && accessCodeHash(hash, accessCode),
      exportCodeHash: exportCode && exportCodeHash(hash, exportCode),
      ...storedPlace(survey),
      scope: scope?.kind ?? null,
      radiusMeters: scope?.radiusMeters ?? null,
      createdAt: now,
      expiresAt: survey.expiresAt ?? defaultExpiry(survey.opensAt ?? now),
      language: survey.language ?? languageOf(surveyTexts(survey).join("\n")),
      translations: headsOf(translations),
    });
    const keyOf = (answer: string) =>
      challengeAnswerHash(hash, surveyUuid, answer);
    await insertQuestions(tx, surveyId, rowsOf(survey, keyOf));
    // Demo surveys have no owner.
    if (!demo)
      await insertFirstKey(tx, {
        surveyId,
        keyHash: surveyKeyHash(hash, surveyUuid, ownerKeyOf(token)),
        now,
      });
  }

  /**
   * Publishes a survey and spends the token. A repeat of the same survey with a
   * spent token returns what was published.
   * @throws Refusal SURVEY_TOKEN_INVALID if the token is not this actor's or is
   * too old, SURVEY_TOKEN_SPENT if it was spent on another survey,
   * CONTENT_NOT_ALLOWED if the survey's texts are not allowed, INVALID_REQUEST
   * if its link after answering is not allowed.
   */
  async function publish(
    { actorId, bearer }: Pick<Actor, "actorId" | "bearer">,
    token: string,
    wanted: NewSurvey,
    mark = { demo: false },
  ): Promise<SurveyRow> {
    const thanksLink = requireThanksLink(wanted.thanksLink, thanksLinkHosts);
    const survey = { ...wanted, thanksLink };
    await checkContent("survey", surveyTexts(survey));
    const use = { token, actorId, fingerprint: fingerprintOf(hash, survey) };
    const fresh = await drawNumber(db);
    const ownerId = await bearer.speakIn(fresh);
    const id = await db.transaction(async (tx) => {
      const before = await tokens.lock(tx, use);
      if (before !== null) return before;
      const { demo } = mark;
      const row = { surveyId: fresh, ownerId };
      await write(tx, row, survey, { demo, token });
      await tokens.spend(tx, use, fresh);
      // Last, as it locks counters that other transactions may wait for.
      await indexSurveys(tx, [fresh]);
      return fresh;
    });
    changes.announce({ surveyId: id, kind: "published" });
    const published = await findSurvey(db, { id });
    if (published === null) throw unknownToken();
    return published;
  }

  return { reserveToken: tokens.reserve, publish, ownerKeyOf };
}

function lowest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/**
 * A keyed hash, since the survey contains codes and expected answers. Leaves
 * out the location: if none was given, a repeated request may determine a
 * different one.
 */
function fingerprintOf(hash: KeyedHash, survey: NewSurvey): string {
  return hash.of("survey", JSON.stringify({ ...survey, place: null }));
}

/** @param keyOf Returns the stored hash of the expected answer to a challenge. */
function rowsOf(
  { questions, translations = [] }: NewSurvey,
  keyOf: (answer: string) => string,
) {
  return questions.map(({ expectedAnswer, ...question }, at) => ({
    ...question,
    translations: translationsAt(translations, at),
    isChallenge: expectedAnswer !== null,
    expectedAnswerHash: expectedAnswer && keyOf(expectedAnswer),
  }));
}

/** All texts of a survey that other users can read. */
function surveyTexts(survey: NewSurvey): string[] {
  const { title, instructions, questions, translations = [] } = survey;
  return [
    title,
    instructions,
    ...endingTexts(survey),
    ...questions.flatMap(({ text, options, form }) => [
      text,
      ...options,
      ...formTexts(form),
    ]),
    ...translations.flatMap(textsOfTranslation),
  ];
}
