import type { Answers } from "../contract/payloads.ts";
import { trimText } from "./text.ts";

/** The answers that say something: empty texts and empty choices left out, texts trimmed. */
export function nonEmptyAnswers(answers: Answers): Answers {
  const kept: Answers = {};
  for (const [id, answer] of Object.entries(answers)) {
    if (typeof answer === "string") {
      if (trimText(answer) !== "") kept[id] = trimText(answer);
    } else if (answer.length > 0) {
      kept[id] = answer;
    }
  }
  return kept;
}
