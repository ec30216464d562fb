import { limits } from "@nearsay/core/contract";
import type { Clock } from "../base/clock.ts";
import type { Queryable } from "../base/db/database.ts";
import type { CodeGuard } from "../visitors/failed-attempts/code-guard.ts";
import { anySurvey } from "../visitors/failed-attempts/attempt-limits.ts";
import { Refusal, notFound } from "../base/refusal.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import type { Visitor } from "../visitors/visitor.ts";
import { opensByToken } from "./sharing/share-tokens.ts";
import { grantAccess, hasAccessGrant } from "./access-repository.ts";
import type { FindSurvey } from "./find-survey.ts";
import { accessCodeHash, wrongEntry } from "./secrets.ts";
import {
  type SurveyKey,
  type SurveyRow,
  listSurveysByCode,
} from "./survey-repository.ts";

interface VisibilityDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
  guard: CodeGuard;
  findSurvey: FindSurvey;
}

/** The only module that decides who may see a survey and everything that belongs to it. */
export type Visibility = ReturnType<typeof createVisibility>;

export function createVisibility(deps: VisibilityDeps) {
  const { db, clock, hash, guard, findSurvey } = deps;

  async function hasToken(
    survey: SurveyRow,
    visitor: Visitor,
  ): Promise<boolean> {
    const { shareToken } = visitor.credential;
    if (!shareToken) return false;
    const actor = await visitor.actor();
    return opensByToken({ db, clock }, survey.surveyId, shareToken, actor);
  }

  /**
   * Whether a survey may be shown without entering a code: to everyone if it
   * requires none, to its owner, to visitors whom it was opened for before, and
   * to visitors with a share token. A hidden survey never gets here, as no row
   * of it is found.
   */
  async function canView(
    survey: SurveyRow,
    visitor: Visitor,
  ): Promise<boolean> {
    if (survey.accessCodeHash === null) return true;
    return (
      (await isKnown(db, survey, visitor)) || (await hasToken(survey, visitor))
    );
  }

  async function enterCode(survey: SurveyRow, visitor: Visitor): Promise<void> {
    const code = visitor.credential.code?.trim() ?? "";
    const { surveyId } = survey;
    if (code === "")
      throw (await guard.lockOf(visitor, "access", surveyId)) ?? codeRequired();
    const verdict = await guard.judge({
      visitor,
      purpose: "access",
      surveyId,
      given: accessCodeHash(hash, code),
      expected: survey.accessCodeHash ?? "",
    });
    if (!verdict.right)
      throw wrongEntry(
        "ACCESS_CODE_INVALID",
        (say) => say.accessCodeWrong,
        verdict.attemptsRemaining,
      );
    await remember(db, clock, visitor, [survey]);
  }

  return {
    /** The survey if `canView`; else null, as if it did not exist. */
    async find(key: SurveyKey, visitor: Visitor): Promise<SurveyRow | null> {
      const survey = await findSurvey(key);
      return survey && (await canView(survey, visitor)) ? survey : null;
    },

    /**
     * Returns the survey if `canView`, or if the visitor's code is right, which
     * is recorded for the visitor's session.
     * @throws Refusal NOT_FOUND if there is no such survey,
     * ACCESS_CODE_REQUIRED or ACCESS_CODE_INVALID without the right code,
     * ACCESS_LOCKED or CODE_GUESSES_BOUNDED after too many wrong ones.
     */
    async open(key: SurveyKey, visitor: Visitor): Promise<SurveyRow> {
      const survey = await findSurvey(key);
      if (survey === null) throw notFound((say) => say.surveyNotFound);
      if (!(await canView(survey, visitor))) await enterCode(survey, visitor);
      return survey;
    },

    /**
     * All surveys that this code opens, newest first; recorded as by `open`.
     * @throws Refusal CODE_GUESSES_BOUNDED after too many codes that opened
     * none.
     */
    async findByCode(visitor: Visitor, code: string): Promise<SurveyRow[]> {
      if (code.trim() === "") return [];
      const given = accessCodeHash(hash, code);
      const actor = await visitor.actor();
      const now = clock();
      const surveys = await listSurveysByCode(
        db,
        given,
        actor?.bearer ?? null,
        now,
        limits.listMax,
      );
      const { right } = await guard.judge({
        visitor,
        purpose: "search",
        surveyId: anySurvey,
        given,
        expected: surveys[0]?.accessCodeHash ?? "",
      });
      if (!right) return [];
      await remember(db, clock, visitor, surveys);
      return surveys;
    },
  };
}

async function isKnown(
  db: Queryable,
  { surveyId, ownerId }: SurveyRow,
  visitor: Visitor,
): Promise<boolean> {
  const actor = await visitor.actor();
  if (actor === null) return false;
  const voice = actor.bearer.voiceIn(surveyId);
  return voice === ownerId || hasAccessGrant(db, surveyId, voice);
}

/** Grants access, so that later requests need neither code nor token. */
async function remember(
  db: Queryable,
  clock: Clock,
  visitor: Visitor,
  surveys: SurveyRow[],
): Promise<void> {
  const actor = await visitor.actor();
  if (actor === null) return;
  await grantAccess(db, surveys, actor, clock());
}

export function codeRequired(): Refusal {
  return new Refusal("ACCESS_CODE_REQUIRED", (say) => say.accessCodeRequired);
}
