import type { DraftWords } from "./languages/draft-words.ts";
import type { Note } from "./read-notes.ts";
import { namedTopics } from "./ask-note.ts";

/** Maximum number of words of a question that needs the sentence before it. */
const wordsMax = 6;

/**
 * Joins a sentence such as "The city wants to close the road." with a following
 * "What do you think?", and topics with a following "Which of these matter?"
 */
export function joinNotes(notes: readonly Note[], words: DraftWords): Note[] {
  const joined: Note[] = [];
  for (const note of notes) {
    const before = joined.at(-1);
    const whole = before && joinTwo(before, note, words);
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(note);
  }
  return joined;
}

function joinTwo(before: Note, note: Note, words: DraftWords): Note | null {
  if (note.kind !== "question" || note.options.length > 0) return null;
  const topics = namedTopics(before, words);
  if (topics.length > 1 && words.asks.several.test(note.text))
    return { ...note, options: topics };
  const { opinion, support } = words.asks;
  const isShort = note.text.split(/\s+/).length <= wordsMax;
  const asks = opinion.test(note.text) || support.test(note.text);
  return isShort && asks && before.kind === "statement" && topics.length === 0
    ? { ...note, text: `${before.text} ${note.text}` }
    : null;
}
