import type { DraftProgress } from "@nearsay/core/contract";
import { limits } from "@nearsay/core/contract";
import { cleanQuestions } from "./clean-draft.ts";
import { cleanLine } from "./clean-text.ts";

/** Takes what a model has written so far and tells whenever it holds more of a draft. */
export function followDraft(
  tell: (progress: DraftProgress) => void,
): (content: string) => void {
  let told: DraftProgress = { title: "", questions: [] };
  return (content) => {
    const { title, questions } = readProgress(content);
    const grew =
      title !== told.title || questions.length > told.questions.length;
    if (!grew) return;
    told = { title, questions };
    tell(told);
  };
}

/** The title and the questions in the beginning of a reply, as far as they are whole. */
export function readProgress(content: string): DraftProgress {
  const said = content.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, "");
  const [title = ""] = readStrings(said, "title");
  const texts = readStrings(said, "text|question_text|questionText");
  return {
    title: cleanLine(title, limits.titleMax),
    questions: cleanQuestions(texts.map(askFreely)).map(({ text }) => text),
  };
}

function askFreely(text: string) {
  return {
    text,
    type: "free_text" as const,
    options: [],
    allowMultiple: false,
  };
}

/** The values of these keys in JSON that may end anywhere. */
function readStrings(json: string, keys: string): string[] {
  const values = json.matchAll(
    new RegExp(`"(?:${keys})"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`, "g"),
  );
  return [...values].flatMap(([, value]) => parseString(value));
}

function parseString(json = ""): string[] {
  try {
    return [String(JSON.parse(json))];
  } catch {
    return [];
  }
}
