import type { FiguresSide } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { invalidRequest } from "../../base/refusal.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { viewOf } from "./read-analytics.ts";
import type { View } from "../stored-figures/take-side.ts";

/**
 * The view of the figures that is requested.
 * @throws Refusal INVALID_REQUEST if it is not available, or several views are
 * requested at once.
 */
export function readView(
  survey: SurveyRow,
  { without, only, answered_in: answeredIn, from }: Static<typeof FiguresSide>,
): View {
  const asked = [without, only, answeredIn, from].filter(
    (one) => one !== undefined,
  );
  if (asked.length > 1) throw invalidRequest((say) => say.oneViewOnly);
  if (answeredIn !== undefined) return { answeredIn };
  if (from !== undefined) return { from };
  if (without === "flagged") return "unflagged";
  if (without === "nothing") return "all";
  if (without === undefined && only === undefined) return viewOf(survey);
  if (survey.tickets !== "apart")
    throw invalidRequest((say) => say.ticketsNotSeparate);
  return only === "tickets" ? "ticketed" : "unticketed";
}
