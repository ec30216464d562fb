import type { DraftWords } from "./languages/draft-words.ts";
import type { Note } from "./read-notes.ts";

/** More words than these say by themselves what they are about. */
const wordsMax = 6;

/** "The city wants to close the road." before "What do you think?" belongs to that question. */
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
