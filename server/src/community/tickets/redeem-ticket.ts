import { readTicketCode } from "@nearsay/core/domain";
import { isExpired } from "@nearsay/core/forms";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { ticketHash } from "../../surveys/secrets.ts";
import type { CodeGuard } from "../../visitors/failed-attempts/code-guard.ts";
import { anySurvey } from "../../visitors/failed-attempts/attempt-limits.ts";
import { refuseEnded } from "../../visitors/session/session-ended.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import {
  type TicketRow,
  findTicket,
  grantTicket,
  isEnded,
  useTicket,
} from "./ticket-repository.ts";

interface RedeemDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  guard: CodeGuard;
}

export type RedeemTicket = ReturnType<typeof createRedeemTicket>;

export function createRedeemTicket({ db, clock, hash, guard }: RedeemDeps) {
  async function find(visitor: Visitor, text: string): Promise<TicketRow> {
    const code = readTicketCode(text);
    // Text that cannot be a code reveals nothing, so it is not counted as a
    // failed attempt.
    if (code === null) throw noTicket();
    const given = ticketHash(hash, code);
    const ticket = await findTicket(db, given);
    const { right } = await guard.judge({
      visitor,
      given,
      purpose: "ticket",
      surveyId: anySurvey,
      expected: ticket?.codeHash ?? "",
    });
    if (!right || ticket === null) throw noTicket();
    return ticket;
  }

  /**
   * Uses a ticket for the right to answer its survey once; returns the survey.
   * A person who has that right, or has answered, uses up nothing.
   * @throws Refusal TICKET_INVALID, TICKET_USED, TICKET_ENDED, SURVEY_CLOSED,
   * SESSION_REQUIRED, or CODE_GUESSES_BOUNDED after too many wrong codes.
   */
  return async (
    { actorId, bearer }: Actor,
    visitor: Visitor,
    text: string,
  ): Promise<{ surveyId: number }> => {
    const ticket = await find(visitor, text);
    const { surveyId, tickets, expiresAt } = ticket;
    const now = clock();
    if (isExpired(ticket, now)) throw closed(expiresAt);
    if (tickets === "off") throw ended();
    const today = now.toISOString().slice(0, 10);
    await bearer.speakIn(surveyId);
    const ballot = bearer.ballotIn(surveyId);
    await db.transaction(async (tx) => {
      if (!(await grantTicket(tx, surveyId, { actorId, ballot })))
        return refuseEnded(tx, actorId);
      if (!(await useTicket(tx, ticket, today))) throw await whyNot(tx, ticket);
    });
    return { surveyId };
  };
}

/**
 * Tickets of an ended batch do not reveal whether they were used: its owner
 * could check each without losing any.
 */
async function whyNot(tx: Queryable, ticket: TicketRow): Promise<Refusal> {
  return (await isEnded(tx, ticket)) ? ended() : used();
}

function noTicket(): Refusal {
  return new Refusal("TICKET_INVALID", (say) => say.ticketUnknown);
}

function used(): Refusal {
  return new Refusal("TICKET_USED", (say) => say.ticketUsed);
}

function ended(): Refusal {
  return new Refusal("TICKET_ENDED", (say) => say.ticketEnded);
}

function closed(expiresAt: Date): Refusal {
  return new Refusal("SURVEY_CLOSED", (say) => say.ticketSurveyClosed, {
    expiresAt,
  });
}
