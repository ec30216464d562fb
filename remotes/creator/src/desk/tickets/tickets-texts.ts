import type { TicketMode } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";

/** What is said about paper tickets; nobody needs it before the section is opened. */
export const ticketsTexts = {
  about:
    "Paper tickets are single-use codes: put one into each letterbox, and one letterbox has one vote. A ticket is tied neither to the person who uses it nor to what they answer.",
  failed: "The tickets could not be loaded",
  failedAct: "The tickets could not be changed.",
  mode: {
    legend: "Who can answer?",
    fixed: "Somebody has answered already, so this cannot be changed any more.",
    choices: {
      off: { label: "Everybody", hint: "Without tickets." },
      only: {
        label: "Only people with a ticket",
        hint: "Everybody else can read the survey and its results.",
      },
      apart: {
        label: "Everybody, with tickets shown apart",
        hint: "Results show both, beside each other.",
      },
    } satisfies Record<TicketMode, { label: string; hint: string }>,
    saved: "Saved.",
  },
  make: {
    heading: "New tickets",
    count: "How many",
    wrongCount: (max: number) =>
      `Enter a whole number from 1 to ${formatCount(max)}.`,
    label: "Name, such as a street",
    labelHint: "Only you and others who own the survey see it.",
    action: "Make tickets",
    full: "There are as many batches as there may be.",
  },
  fresh: {
    title: (count: number) =>
      count === 1
        ? "1 ticket is ready"
        : `${formatCount(count)} tickets are ready`,
    about:
      "Their codes are shown this once and kept nowhere. Save them before you go on.",
    sheet: "Save sheet to print",
    csv: "Save as CSV",
    codes: "Codes to read out",
    done: "I have them",
  },
  list: {
    label: "Batches of tickets",
    none: "There are no tickets yet.",
    unnamed: "Without a name",
    tickets: (count: number) =>
      count === 1 ? "1 ticket" : `${formatCount(count)} tickets`,
    made: (day: string) => `Made on ${day}`,
    used: (used: number) => `${formatCount(used)} used by the end of yesterday`,
    tooFew: (min: number) =>
      `How many were used is told from ${formatCount(min)} tickets on`,
    ended: "Ended",
    end: "End",
    endNamed: (name: string) => `End the unused tickets of ${name}`,
    endTitle: "End the unused tickets?",
    endAbout:
      "Tickets of this batch that nobody has used yet stop working. This cannot be undone.",
    endAction: "End them",
    cancel: "Cancel",
    endedSaid: "The unused tickets are ended.",
  },
  sheet: {
    title: (survey: string) => `Tickets: ${survey}`,
    until: (day: string) => `Answer by ${day}`,
    untraced: "Your answer cannot be traced to this ticket",
    open: (address: string) => `Scan, or enter the code at ${address}`,
  },
  csv: { code: "Code", link: "Link" },
} as const;
