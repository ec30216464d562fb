import type { ActivationStatus } from "@nearsay/core/contract";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { GuessGuard } from "../guesses/guess-guard.ts";
import { anySurvey } from "../guesses/guess-limits.ts";
import { Refusal } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Actor } from "../session/session-repository.ts";
import type { Visitor } from "../session/visitor.ts";
import { invitationHash } from "./invitation-code.ts";
import {
  findOpenInvitation,
  insertAdmission,
  isAdmitted,
  useInvitation,
} from "./invitation-repository.ts";

/** Who is let in while an invitation is required. */
export interface Activation {
  readonly required: boolean;
  statusOf(visitor: Visitor): Promise<ActivationStatus>;
  /**
   * Admits this person by one use of an invitation, once for good.
   * @throws Refusal INVALID_INVITATION when the code admits nobody, CODE_GUESSES_BOUNDED after too many wrong ones.
   */
  enter(actor: Actor, visitor: Visitor, code: string): Promise<void>;
}

export interface ActivationDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  guard: GuessGuard;
  required: boolean;
}

export function createActivation(deps: ActivationDeps): Activation {
  const { db, clock, hash, guard, required } = deps;

  async function isIn(visitor: Visitor): Promise<boolean> {
    const actor = await visitor.actor();
    return actor !== null && isAdmitted(db, actor.actorId);
  }

  async function admit(actorId: string, invitationId: number): Promise<void> {
    const now = clock();
    await db.transaction(async (tx) => {
      if (!(await insertAdmission(tx, actorId, invitationId, now))) return;
      // Others were faster; the admission is rolled back.
      if (!(await useInvitation(tx, invitationId, now))) throw invalid();
    });
  }

  return {
    required,
    async statusOf(visitor) {
      return { required, ok: !required || (await isIn(visitor)) };
    },
    async enter({ actorId }, visitor, code) {
      if (await isAdmitted(db, actorId)) return;
      const given = invitationHash(hash, code);
      const invitationId = await findOpenInvitation(db, given, clock());
      const { right } = await guard.judge({
        ...{ visitor, given },
        purpose: "invitation",
        surveyId: anySurvey,
        expected: invitationId === null ? "" : given,
      });
      if (!right || invitationId === null) throw invalid();
      await admit(actorId, invitationId);
    },
  };
}

function invalid(): Refusal {
  return new Refusal("INVALID_INVITATION", "Invalid code");
}
