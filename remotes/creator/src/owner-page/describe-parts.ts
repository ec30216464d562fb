import type { ManagedSurvey } from "@nearsay/core/contract";
import { formatDate } from "@nearsay/core/ui";
import { ownerPage as ownerPageTexts, section as ticketTexts } from "#messages";
import type { Part } from "./parts.ts";

const words = ownerPageTexts.list;

/** Parts with a line in the list. */
export type ListedPart = Exclude<Part, "results" | "paper" | "review">;

/** A line of the list. */
interface Described {
  readonly sentence: string;
  readonly action: string;
}

/** The state of each part in one sentence, and the label of the button that opens it. */
export function describeParts(
  managed: ManagedSurvey,
  discussionClosed: boolean,
): Record<ListedPart, Described> {
  const { survey, reads, edits, keys } = managed;
  const answered = survey.responseCount > 0;
  const questions = managed.questions.filter(({ isChallenge }) => !isChallenge);
  return {
    closing: {
      sentence: sayClosing(managed),
      action: survey.expired ? ownerPageTexts.times.reopen : words.closing,
    },
    edit: {
      sentence: words.questions({ count: questions.length, answered }),
      action: ownerPageTexts.edit.open,
    },
    answers: {
      sentence: ownerPageTexts.reading.promise[reads],
      action: reads === "figures" ? words.save : words.read,
    },
    days: { sentence: sayDays(managed), action: ownerPageTexts.days.heading },
    discussion: {
      sentence: words.posts({
        count: survey.postCount,
        closed: discussionClosed,
      }),
      action: ownerPageTexts.discussion.open,
    },
    flagged: {
      sentence:
        managed.leftOutReason === null
          ? ownerPageTexts.counting.counted
          : ownerPageTexts.counting.leftOut,
      action: words.flagged,
    },
    changes: {
      sentence: words.edits({ count: edits.length }),
      action: words.changes,
    },
    tickets: {
      sentence: words.tickets[managed.tickets],
      action: ticketTexts.open,
    },
    kiosk: { sentence: words.kiosk, action: ownerPageTexts.kiosk.open },
    news: { sentence: words.news, action: ownerPageTexts.news.open },
    keys: {
      sentence: words.keys({ count: keys.length }),
      action: words.manageKeys,
    },
  };
}

function sayClosing({ survey }: ManagedSurvey): string {
  const { expired, expiresAt } = survey;
  if (expiresAt === null) return words.noClosing;
  const when = formatDate(expiresAt, "datetime");
  return expired ? words.closedSince({ when }) : words.closesOn({ when });
}

function sayDays({ days }: ManagedSurvey): string {
  const all = days.map(({ day }) => day);
  if (all.length === 0) return ownerPageTexts.days.none;
  const last = all.reduce((latest, day) => (day > latest ? day : latest));
  return words.answeredOn({
    count: new Set(all).size,
    last: formatDate(`${last}T12:00:00`),
  });
}
