import { readString } from "./read.ts";

/**
 * Whether a survey is answered by paper ticket: not at all, by tickets only, or
 * by everyone, with ticket answers counted separately.
 */
export const ticketModes = ["off", "only", "apart"] as const;
export type TicketMode = (typeof ticketModes)[number];

/** Reads `tickets` of a reply; servers that do not know tickets have none. */
export function readTicketMode(reply: unknown): TicketMode {
  const given = readString(reply, "tickets");
  return given === "only" || given === "apart" ? given : "off";
}
