import type {
  Decision,
  ModeratedKind,
  ModeratedThing,
  ModerationState,
} from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";

const names: Record<ModeratedKind, string> = {
  survey: "Survey",
  post: "Post",
  reply: "Reply",
};

/** What a thing is called on the desk, and by the search. */
export function nameOf({ kind, id }: ModeratedThing): string {
  return `${names[kind]} ${id}`;
}

/** As many as there are, with the word for one of them. */
function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
}

const weightOf = (weight: number) =>
  `weight ${String(Math.round(weight * 100) / 100)}`;

const one = (thing: ModeratedThing) => nameOf(thing).toLowerCase();

/** What is said of a survey, a post or a reply, and of what is decided on it. */
export const texts = {
  states: {
    visible: "Shown",
    hidden: "Hidden",
    kept: "Kept",
  } satisfies Record<ModerationState, string>,
  appealed: "Its author asks for a review",
  appeal: "Its author wrote",
  under: (surveyId: string) => `under survey ${surveyId}`,
  reports: (count: number, weight: number) =>
    `${counted(count, "report")}, ${weightOf(weight)}`,
  noReports: "No reports that count",
  reasons: "Reasons of its reports",
  reason: (count: number, weight: number) =>
    `${formatCount(count)} ×, ${weightOf(weight)}`,
  decide: {
    hide: "Hide",
    restore: "Show again",
    keep: "Keep",
    remove: "Delete…",
  } satisfies Record<Decision, string>,
  block: "Block the author…",
  named: (action: string, thing: ModeratedThing) =>
    `${action.replace("…", "")}: ${one(thing)}`,
  done: {
    hide: (count: number) => `${counted(count, "thing")} hidden.`,
    restore: (count: number) => `${counted(count, "thing")} shown again.`,
    keep: (count: number) => `${counted(count, "thing")} kept.`,
    remove: (count: number) => `${counted(count, "thing")} deleted.`,
  } satisfies Record<Decision, (count: number) => string>,
  gone: (things: readonly ModeratedThing[]) =>
    things.length === 1
      ? `${things.map(nameOf).join("")} was gone already.`
      : `These were gone already: ${things.map(one).join(", ")}.`,
  remove: {
    title: (count: number) =>
      count === 1
        ? "Delete this for good?"
        : `Delete ${count} things for good?`,
    about:
      "Everything under it goes too: the answers, posts and replies of a survey, the replies of a post. Nobody can bring it back. To take it from sight alone, hide it.",
    action: "Delete for good",
  },
  blockAsk: {
    title: "Block the author of this?",
    about:
      "From now on they cannot publish, answer, write, like or report. They are told so when they try, and can still read, appeal and take back what is theirs. Nobody is told who it is, not even you.",
    action: "Block",
    done: (thing: ModeratedThing) => `The author of ${one(thing)} is blocked.`,
  },
  explain: "What these do",
  explained: [
    ["Hide", "Nobody but its author sees it, who can ask for a review."],
    [
      "Show again",
      "Everybody sees it. Its reports no longer count, and were wrong.",
    ],
    ["Keep", "As before, and later reports cannot hide it either."],
    ["Delete", "Gone for good, with everything under it."],
    [
      "Block the author",
      "Refuses what they do from now on, without telling you who they are.",
    ],
  ],
} as const;
