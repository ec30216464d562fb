import { formatCount } from "@nearsay/core/domain";

/** Before a survey opens, what closes it, and where its author sends people on to. */
export const ending = {
  upcoming: "This survey is not open yet.",
  upcomingShort: "Not open yet",
  opens: "Opens",
  closesAfter: (count: number) =>
    `Closes after ${formatCount(count)} ${count === 1 ? "response" : "responses"}`,
  leaving: (host: string) => `You are leaving for ${host}.`,
  goOn: (host: string) => `Go on to ${host}`,
  newTab: "(opens in a new tab)",
} as const;
