import { randomUUID } from "node:crypto";
import { snapToGrid } from "@nearsay/core/domain";
import type { Clock } from "../clock.ts";
import type { Database, Queryable } from "../db/database.ts";
import { Refusal } from "../plugins/refusal.ts";
import type { KeyedHash } from "../security/keyed-hash.ts";
import { newToken, tokenHash } from "../security/token.ts";
import type { NewSurvey } from "./new-survey.ts";
import {
  insertQuestions,
  insertSurvey,
  insertSurveyToken,
  lockSurveyToken,
  spendSurveyToken,
} from "./publish-repository.ts";
import {
  accessCodeHash,
  challengeAnswerHash,
  exportCodeHash,
} from "./secrets.ts";
import { type SurveyRow, findSurvey } from "./survey-repository.ts";

const tokenLifetimeMs = 86_400_000;

export interface Publisher {
  /** A token good for publishing one survey within a day. */
  reserveToken(actorId: string): Promise<string>;
  /**
   * Publishes, and spends the token; with a spent one answers the survey published by it.
   * @throws Refusal 400 when the token is not this actor's or too old.
   */
  publish(
    actorId: string,
    token: string,
    survey: NewSurvey,
    mark?: { demo: boolean },
  ): Promise<SurveyRow>;
}

export function createPublisher(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
): Publisher {
  async function reserveToken(actorId: string): Promise<string> {
    const token = newToken();
    const now = clock();
    const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
    await insertSurveyToken(db, tokenHash(token), actorId, now, expiresAt);
    return token;
  }

  async function write(
    tx: Queryable,
    actorId: string,
    survey: NewSurvey,
    demo: boolean,
  ): Promise<number> {
    const surveyUuid = randomUUID();
    const { accessCode, exportCode, place, questions, ...rest } = survey;
    const surveyId = await insertSurvey(tx, {
      ...rest,
      demo,
      surveyUuid,
      ownerId: actorId,
      accessCodeHash: accessCode && accessCodeHash(hash, accessCode),
      exportCodeHash: exportCode && exportCodeHash(hash, exportCode),
      place: place && snapToGrid(place),
      createdAt: clock(),
    });
    const rows = questions.map(({ expectedAnswer, ...question }) => ({
      ...question,
      isChallenge: expectedAnswer !== null,
      expectedAnswerHash:
        expectedAnswer && challengeAnswerHash(hash, surveyUuid, expectedAnswer),
    }));
    await insertQuestions(tx, surveyId, rows);
    return surveyId;
  }

  const publish: Publisher["publish"] = async (
    actorId,
    token,
    survey,
    mark = { demo: false },
  ) => {
    const key = tokenHash(token);
    const id = await db.transaction(async (tx) => {
      const reserved = await lockSurveyToken(tx, key, actorId, clock());
      if (reserved === null) throw unknownToken();
      if (reserved.surveyId !== null) return reserved.surveyId;
      const surveyId = await write(tx, actorId, survey, mark.demo);
      await spendSurveyToken(tx, key, surveyId);
      return surveyId;
    });
    const published = await findSurvey(db, { id });
    if (published === null) throw unknownToken();
    return published;
  };

  return { reserveToken, publish };
}

function unknownToken(): Refusal {
  return new Refusal(
    400,
    "SURVEY_TOKEN_INVALID",
    "The reserved survey token is no longer valid. Please try again.",
  );
}
