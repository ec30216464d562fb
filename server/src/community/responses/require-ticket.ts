import type { Queryable } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { holdsTicket } from "../tickets/ticket-repository.ts";
import { findRequestKeys } from "./response-repository.ts";

/**
 * Whether the person answers by ticket.
 * @throws Refusal TICKET_REQUIRED if the person needs a ticket, has none and
 * has not answered.
 */
export async function isTicketed(
  db: Queryable,
  { surveyId, tickets }: Pick<SurveyRow, "surveyId" | "tickets">,
  { ballot }: { ballot: string },
): Promise<boolean> {
  if (tickets === "off") return false;
  if (await holdsTicket(db, surveyId, ballot)) return true;
  if (tickets === "apart") return false;
  const before = await findRequestKeys(db, surveyId, [{ ballot }]);
  if (before.size === 0) throw ticketRequired();
  return true;
}

function ticketRequired(): Refusal {
  return new Refusal("TICKET_REQUIRED", (say) => say.ticketRequired);
}
