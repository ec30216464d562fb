import type { DraftQuestion } from "@nearsay/core/contract";
import { askOpen } from "../clean-draft.ts";
import { capitalise } from "./choices.ts";
import type { Topic } from "./find-topic.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import { writeQuestion } from "./write-question.ts";

/**
 * The questions of a text, completed with questions about its topic if there
 * are none, or if the text only lists aspects of the topic.
 */
export function completeQuestions(
  own: readonly DraftQuestion[],
  topic: Topic,
  words: DraftWords,
): DraftQuestion[] {
  if (own.length === 0) return askTopic(topic, words);
  const [first] = own;
  const isPart = own.length === 1 && first?.text === words.says.whichMatter;
  return isPart && topic.kind === "phrase"
    ? [...own, ...askTopic(topic, words).slice(0, 1)]
    : [...own];
}

/** Asks what people think of a topic and what should change, for a text without questions. */
function askTopic(topic: Topic, words: DraftWords): DraftQuestion[] {
  const { says } = words;
  const feeling = { form: "scale", of: "feeling" } as const;
  const support = { form: "scale", of: "support" } as const;
  switch (topic.kind) {
    case "none":
      return [];
    case "plan": {
      const plan = asSentence(topic.phrase);
      return [
        writeQuestion(says.opinionOnPlan(plan), support, words),
        askOpen(says.improvePlan),
      ];
    }
    case "phrase": {
      const asked = says.opinionOn(topic.phrase);
      return [writeQuestion(asked, feeling, words), askOpen(says.improve)];
    }
    case "bare": {
      const asked = says.opinionOnBare(capitalise(topic.phrase));
      return [writeQuestion(asked, feeling, words), askOpen(says.improve)];
    }
  }
}

function asSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? capitalise(text) : `${capitalise(text)}.`;
}
