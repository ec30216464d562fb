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

const nameOf = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

const counted = (count: number, one: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${one}s`;

const weightOf = (weight: number) =>
  `weight ${String(Math.round(weight * 100) / 100)}`;

const one = (thing: ModeratedThing) => nameOf(thing).toLowerCase();

const acts = {
  hide: "Hide",
  restore: "Show again",
  keep: "Keep",
  remove: "Delete",
  block: "Block the author",
};

/** What is said of a survey, a post or a reply, and of what is decided on it. */
export const texts = {
  name: nameOf,
  names: (things: readonly ModeratedThing[]) => things.map(nameOf).join(", "),
  states: {
    visible: "Shown",
    hidden: "Hidden",
    kept: "Kept",
  } satisfies Record<ModerationState, string>,
  appealed: "Its author asks for a review",
  appeal: "Its author wrote <when></when>:",
  under: (thing: ModeratedThing, surveyId: string) =>
    `${nameOf(thing)} under survey ${surveyId}`,
  reports: (count: number, weight: number) =>
    `${counted(count, "report")}, ${weightOf(weight)}`,
  noReports: "No reports that count",
  reasons: "Reasons of its reports",
  reason: (count: number, weight: number) =>
    `${formatCount(count)} ×, ${weightOf(weight)}`,
  decide: {
    hide: acts.hide,
    restore: acts.restore,
    keep: acts.keep,
    remove: `${acts.remove}…`,
  } satisfies Record<Decision, string>,
  block: `${acts.block}…`,
  named: (act: Decision | "block", thing: ModeratedThing) =>
    `${acts[act]}: ${one(thing)}`,
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
    [acts.hide, "Nobody but its author sees it, who can ask for a review."],
    [
      acts.restore,
      "Everybody sees it. Its reports no longer count, and were wrong.",
    ],
    [acts.keep, "As before, and later reports cannot hide it either."],
    [acts.remove, "Gone for good, with everything under it."],
    [
      acts.block,
      "Refuses what they do from now on, without telling you who they are.",
    ],
  ],
} as const;
