import type { ActivationStatus } from "@nearsay/core/contract";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { CodeGuard } from "../failed-attempts/code-guard.ts";
import { anySurvey } from "../failed-attempts/attempt-limits.ts";
import { Refusal } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { refuseEnded } from "../session/session-ended.ts";
import type { Actor } from "../session/session-repository.ts";
import type { Visitor } from "../visitor.ts";
import { invitationHash } from "./invitations.ts";
import {
  findOpenInvitation,
  insertAdmission,
  isAdmitted,
  useInvitation,
} from "./invitation-repository.ts";

/** The dependencies of admission by invitation. */
export interface Activation {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  guard: CodeGuard;
  /** Whether visitors need an invitation. */
  required: boolean;
}

export async function activationStatus(
  { db, required }: Activation,
  visitor: Visitor,
): Promise<ActivationStatus> {
  if (!required) return { required, ok: true };
  const actor = await visitor.actor();
  const ok = actor !== null && (await isAdmitted(db, actor.actorId));
  return { required, ok };
}

/**
 * Admits this person permanently by one use of an invitation.
 * @throws Refusal INVALID_INVITATION if the code admits no one,
 * CODE_GUESSES_BOUNDED after too many wrong ones, SESSION_REQUIRED if the
 * person deleted their ID.
 */
export async function activate(
  { db, clock, hash, guard }: Activation,
  { actorId }: Actor,
  visitor: Visitor,
  code: string,
): Promise<void> {
  if (await isAdmitted(db, actorId)) return;
  const given = invitationHash(hash, code);
  const invitationId = await findOpenInvitation(db, given, clock());
  const { right } = await guard.judge({
    visitor,
    purpose: "invitation",
    surveyId: anySurvey,
    given,
    expected: invitationId === null ? "" : given,
  });
  if (!right || invitationId === null) throw invalid();
  const now = clock();
  await db.transaction(async (tx) => {
    if (!(await insertAdmission(tx, actorId, invitationId, now))) {
      await refuseEnded(tx, actorId);
      return;
    }
    // Other requests were faster; the admission is rolled back.
    if (!(await useInvitation(tx, invitationId, now))) throw invalid();
  });
}

function invalid(): Refusal {
  return new Refusal("INVALID_INVITATION", (say) => say.invitationInvalid);
}
