import type { DraftQuestion } from "@nearsay/core/contract";
import { capitalise, splitChoices } from "./choices.ts";
import { decideForm } from "./decide-form.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import { isQuestion, withMark } from "./question-mark.ts";
import { writeQuestion } from "./write-question.ts";

const ending = /[\s.,;!]+$/u;

/** "How often" and "at what time", which refer to the question before. */
const wordAlone =
  /^(?:(?:at|on|for|à|um|ab|bis) )?(?:how|what|why|when|where|wie|was|warum|wann|wo|quelle?|pourquoi|quand|où)(?: \p{L}+)?$/iu;

/**
 * Asks about one part of a list or a sentence: a question as it was written, a
 * clause as a question, and anything else in its own words.
 * @param graded Whether people grade what is only named.
 */
export function askPart(
  part: string,
  words: DraftWords,
  graded = false,
): DraftQuestion {
  const { reads } = words;
  const said = part.replace(ending, "");
  if (isQuestion(said) || reads.orders.test(said))
    return askAsWritten(part.trim(), [], words, true);
  const { asked, options } = takeAnswers(said, words);
  if (reads.opens.test(asked) || wordAlone.test(asked))
    return askAsWritten(withMark(asked, words), options, words);
  return reads.clause.test(asked)
    ? askClause(asked, options, words)
    : askNamed(asked, options, words, graded);
}

function askClause(
  clause: string,
  options: readonly string[],
  words: DraftWords,
): DraftQuestion {
  const text = words.reads.toQuestion(clause);
  const form =
    options.length < 2 && words.reads.whether.test(clause)
      ? ({ form: "yesNo" } as const)
      : decideForm(text, options, words);
  return writeQuestion(text, form, words);
}

function askNamed(
  named: string,
  options: readonly string[],
  words: DraftWords,
  graded: boolean,
): DraftQuestion {
  const { asks, reads } = words;
  const text = capitalise(
    named.replace(reads.beforeTopic, "").trim(),
    words.locale,
  );
  if (asks.asksYesNo.test(text)) return askAsWritten(text, [], words);
  const form = decideForm(text, options, words);
  return form.form === "open" && graded
    ? writeQuestion(text, { form: "scale", of: "grade" }, words)
    : writeQuestion(text, form, words);
}

const label = /^[^:：?¿]{2,60}[:：]\s+(?=\S)/u;

/**
 * A question as its author wrote it, with answers that match what follows its
 * label, such as "Gate: should it be locked?"
 * @param isExact Whether "yes/no" stays in it, although it becomes the answers.
 */
export function askAsWritten(
  text: string,
  given: readonly string[],
  words: DraftWords,
  isExact = false,
): DraftQuestion {
  const { asks, reads } = words;
  if (given.length < 2 && asks.asksYesNo.test(text)) {
    const asked = text.replace(asks.asksYesNo, "").replace(/^(.+),$/u, "$1");
    return writeQuestion(isExact ? text : asked, { form: "yesNo" }, words);
  }
  const rest = text.replace(label, "");
  const isLabelled =
    /^[¿¡]/u.test(rest) || reads.opens.test(rest) || asks.yesNo(rest);
  return writeQuestion(
    text,
    decideForm(isLabelled ? rest : text, given, words),
    words,
  );
}

/** Separates answers in brackets or after a colon from what is asked. */
function takeAnswers(said: string, { reads }: DraftWords) {
  const [whole = "", bracketed, listed] =
    /\s*\(([^()]+)\)$|\s*[:：]\s+(.+)$/u.exec(said) ?? [];
  const options = splitChoices(bracketed ?? listed ?? "", reads.joins);
  if (options.length < 2) return { asked: said, options: [] };
  return { asked: said.slice(0, said.length - whole.length), options };
}
