import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { Refusal, notFound } from "../plugins/refusal.ts";
import { type KeyedHash, equal } from "../security/keyed-hash.ts";
import type { Actor } from "../session/session-repository.ts";
import type { Visitor } from "../session/visitor.ts";
import { grantAccess, hasAccessGrant } from "./access-repository.ts";
import { accessCodeHash } from "./secrets.ts";
import {
  type SurveyKey,
  type SurveyRow,
  findSurvey,
} from "./survey-repository.ts";

type View = "allowed" | "hidden" | "code-required" | "code-invalid";

/** The one place that decides who may see a survey and everything under it. */
export interface Visibility {
  canView(survey: SurveyRow, visitor: Visitor): Promise<View>;
  /** @throws Refusal 404 when there is no such survey, 403 when it may not be seen. */
  open(key: SurveyKey, visitor: Visitor): Promise<SurveyRow>;
}

export function createVisibility(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
): Visibility {
  /** A right code is remembered, so that later calls need none. */
  async function unlocks(
    { surveyId, accessCodeHash: expected }: SurveyRow,
    actor: Actor | null,
    code: string,
  ): Promise<boolean> {
    if (!equal(accessCodeHash(hash, code), expected ?? "")) return false;
    if (actor) await grantAccess(db, surveyId, actor.actorId, clock());
    return true;
  }

  const canView: Visibility["canView"] = async (survey, visitor) => {
    const { surveyId, ownerId, accessCodeHash: expected } = survey;
    if (survey.hiddenAt !== null) return "hidden";
    if (expected === null) return "allowed";
    const { code } = visitor.credential;
    const actor = await visitor.actor();
    if (actor?.actorId === ownerId) return "allowed";
    if (actor && (await hasAccessGrant(db, surveyId, actor.actorId))) {
      return "allowed";
    }
    if (code === undefined || code.trim() === "") return "code-required";
    return (await unlocks(survey, actor, code)) ? "allowed" : "code-invalid";
  };

  return {
    canView,
    async open(key, visitor) {
      const survey = await findSurvey(db, key);
      if (survey === null) throw refusals.hidden();
      const view = await canView(survey, visitor);
      if (view === "allowed") return survey;
      throw refusals[view]();
    },
  };
}

const refusals = {
  hidden: () => notFound("Survey not found."),
  "code-required": () =>
    new Refusal(
      403,
      "ACCESS_CODE_REQUIRED",
      "Access code required for this survey.",
    ),
  "code-invalid": () =>
    new Refusal(403, "ACCESS_CODE_INVALID", "That access code is not right."),
};
