import type { DraftWords } from "./languages/draft-words.ts";
import type { Note } from "./read-notes.ts";

/**
 * Maximum number of words of a question that depends on the sentence before it;
 * longer ones name their topic.
 */
const wordsMax = 6;

/**
 * Joins a plan such as "The city wants to close the road." with a following
 * "What do you think?".
 */
export function joinPlans(notes: readonly Note[], words: DraftWords): Note[] {
  return notes.map((note, index) => {
    const before = notes[index - 1];
    const joins =
      note.kind === "question" &&
      note.mark === null &&
      note.text.split(/\s+/).length <= wordsMax &&
      before?.kind === "statement" &&
      words.reads.plan.test(before.text);
    return joins ? { ...note, text: `${before.text} ${note.text}` } : note;
  });
}
