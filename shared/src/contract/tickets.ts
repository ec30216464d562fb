import { readString } from "./read.ts";

/**
 * Whether a survey is answered by paper ticket: not at all, by tickets only, or
 * by everybody, with those who have one told apart.
 */
export const ticketModes = ["off", "only", "apart"] as const;
export type TicketMode = (typeof ticketModes)[number];

/** Of a reply that says `tickets`; servers that do not know them have none. */
export function readTicketMode(reply: unknown): TicketMode {
  const said = readString(reply, "tickets");
  return said === "only" || said === "apart" ? said : "off";
}
