import type { DraftQuestion } from "@nearsay/core/contract";
import { askOpen } from "../clean-draft.ts";
import { cut } from "../clean-text.ts";
import { hasOwnTopic } from "./has-content.ts";
import type { DraftLanguage } from "./languages/draft-language.ts";
import { wordsOf } from "./languages/words-of.ts";
import type { Note } from "./read-notes.ts";
import { writeQuestion } from "./write-question.ts";

/** Characters of a sentence that people can still read before a question. */
const sentenceMax = 200;

/**
 * Asks what people think of what a text without questions states, or of its
 * subject, and what should change; nothing if it only asks for a survey.
 */
export function askTopic(
  notes: readonly Note[],
  title: string,
  language: DraftLanguage,
): DraftQuestion[] {
  const words = wordsOf[language];
  const { request, surveyWord } = words.reads;
  const own = notes.filter(
    (note) => "text" in note && hasOwnTopic(note.text, language),
  );
  if (own.length === 0) return [];
  const stated = own.find(
    (note) =>
      note.kind === "statement" &&
      !request.test(note.text) &&
      !surveyWord.test(note.text),
  );
  const topic =
    stated && "text" in stated
      ? cut(stated.text, sentenceMax).replace(/(?<![.!?…])$/u, ".")
      : `${title} –`;
  const opinion = stated
    ? words.says.opinion
    : words.says.opinion.replace(/\p{Lu}/u, (first) => first.toLowerCase());
  const asked = `${topic} ${opinion}`;
  const grade = { form: "scale", of: "grade" } as const;
  return [writeQuestion(asked, grade, words), askOpen(words.says.improve)];
}
