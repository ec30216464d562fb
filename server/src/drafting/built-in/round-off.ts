import type { DraftQuestion } from "@nearsay/core/contract";
import { askOpen } from "../clean-draft.ts";
import { askChoice } from "./ask.ts";
import type { Topic } from "./find-topic.ts";
import { degrees, scales } from "./choices.ts";

const enough = 3;
const plenty = 8;

/** Adds general questions about the topic until there are three, and an open one when there is none. */
export function roundOff(
  own: readonly DraftQuestion[],
  topic: Topic,
): DraftQuestion[] {
  const pool =
    topic.stance === "unknown" && own.length > 0
      ? followUps
      : generalQuestions(topic);
  const general = pool.filter(({ text }) => !own.some((q) => q.text === text));
  const missing = Math.max(0, enough - own.length);
  const questions = [...own, ...general.slice(0, missing)];
  const open = questions.some(({ type }) => type === "free_text");
  return open || questions.length >= plenty ? questions : [...questions, more];
}

const more = askOpen("Is there anything else you would like to say?");
const importance = askChoice(
  "How important is this to you?",
  degrees("important"),
);

/** For questions whose subject no rule could name. */
const followUps = [
  askOpen("What is the main reason for your answer?"),
  importance,
  more,
];

function generalQuestions(topic: Topic): DraftQuestion[] {
  return [
    askOpinion(topic),
    askOpen(
      topic.stance === "plan"
        ? "What would make this plan better for you?"
        : "What would you change or improve?",
    ),
    importance,
    more,
  ];
}

function askOpinion({ phrase, stance }: Topic): DraftQuestion {
  if (stance === "plan") {
    return askChoice(`Are you for or against ${phrase}?`, scales.support);
  }
  return stance === "experience"
    ? askChoice(`How satisfied are you with ${phrase}?`, degrees("satisfied"))
    : askChoice(`How do you feel about ${phrase}?`, scales.feeling);
}
