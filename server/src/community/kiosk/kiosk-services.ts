import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { notFound } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { AskQuestions } from "../../surveys/ask-questions.ts";
import type { FindSurvey } from "../../surveys/find-survey.ts";
import { createIdempotency } from "../../visitors/idempotency/idempotency.ts";
import {
  type RateLimits,
  limitActBy,
} from "../../visitors/limits/rate-limits.ts";
import { kioskDay } from "../../visitors/limits/rules.ts";
import {
  type SubmitResponseDeps,
  createSubmitResponse,
} from "../responses/submit-response.ts";
import { createKioskCallers } from "./kiosk-callers.ts";

export interface KioskDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  findSurvey: FindSurvey;
  askQuestions: AskQuestions;
  limits: RateLimits;
  /** How other routes accept responses. */
  submitting: SubmitResponseDeps;
}

/** The services of kiosks, whose callers are identified by the token of a grant. */
export function createKioskServices(deps: KioskDeps) {
  const { db, clock, hash, findSurvey, askQuestions, limits } = deps;
  const kiosks = createKioskCallers({ db, hash, findSurvey });
  const { callers } = kiosks;
  return {
    db,
    clock,
    hash,
    kiosks,
    callers,
    askQuestions,
    idempotency: createIdempotency({ db, clock, hash, callers }),
    withinDay: limitActBy(kioskDay, { limits, callers }),
    submitResponse: createSubmitResponse(byGrant(deps)),
  };
}

/**
 * The grant replaces access code and challenges: the person who set the kiosk
 * up is responsible for who uses it.
 */
function byGrant({ findSurvey, submitting }: KioskDeps): SubmitResponseDeps {
  return {
    ...submitting,
    visibility: {
      async open(key) {
        const survey = await findSurvey(key);
        if (survey === null) throw notFound((say) => say.surveyNotFound);
        return survey;
      },
    },
    async findQuestions(surveyId, edition) {
      const questions = await submitting.findQuestions(surveyId, edition);
      return questions.filter(({ isChallenge }) => !isChallenge);
    },
  };
}
