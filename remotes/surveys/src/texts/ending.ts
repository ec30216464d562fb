import { formatCount } from "@nearsay/core/domain";

/** Before a survey opens, and what closes it. */
export const ending = {
  upcoming: "This survey is not open yet.",
  upcomingShort: "Not open yet",
  opens: "Opens",
  closesAfter: (count: number) =>
    `Closes after ${formatCount(count)} ${count === 1 ? "response" : "responses"}`,
} as const;
