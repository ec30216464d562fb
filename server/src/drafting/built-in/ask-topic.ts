import type { DraftQuestion } from "@nearsay/core/contract";
import { askOpen } from "../clean-draft.ts";
import { capitalise } from "./choices.ts";
import type { Topic } from "./find-topic.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import { writeQuestion } from "./write-question.ts";

/** What a text asks; what can be asked of its topic where it asks nothing, or lists only what belongs to it. */
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

/** What people think of a topic, and what should be different: all that can be asked where nothing was. */
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
