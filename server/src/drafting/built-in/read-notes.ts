import { splitChoices } from "./choices.ts";

/** What a description is made of, in its own order. */
export type Note =
  | { kind: "question"; text: string; options: string[] }
  | { kind: "list"; lead: string; items: string[] }
  | { kind: "statement"; text: string };

const bullet = /^\s*(?:[-*•–—▪·✓]|\(?\d{1,2}[.)]|[a-z][.)])\s+(?=\S)/i;
const asks = /[?？؟⸮՞]["'”’»)\]]*$/u;
const answersLead =
  /^(?:(?:possible )?(?:options|choices|answers))(?: are)?\s*[:：-]\s*/i;
const leadAndList = /^([^:：]{2,120})[:：]\s+(.+?)[.。]?$/su;
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Reads questions, lists and statements out of free text in any language. */
export function readNotes(text: string): Note[] {
  const notes: Note[] = [];
  for (const line of withoutMarkup(text).split(/\n+/)) {
    const item = line.replace(bullet, "").trim();
    if (item === "") continue;
    if (bullet.test(line)) addBullet(notes, item);
    else for (const sentence of toSentences(line)) addSentence(notes, sentence);
  }
  return notes;
}

function withoutMarkup(text: string): string {
  const plain = text
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "\n")
    .replace(/<li\b[^<>]*>/gi, "\n- ")
    .replace(/<\/?[a-z][^<>]*>/gi, "\n");
  return plain.trim() === "" ? text : plain;
}

function toSentences(line: string): string[] {
  return Array.from(sentences.segment(line), ({ segment }) =>
    segment.trim(),
  ).filter((sentence) => sentence !== "");
}

function addBullet(notes: Note[], item: string): void {
  const last = notes.at(-1);
  if (asks.test(item)) {
    addSentence(notes, item);
  } else if (last?.kind === "question") {
    last.options.push(item);
  } else if (last?.kind === "list") {
    last.items.push(item);
  } else if (last?.kind === "statement" && /[:：]$/.test(last.text)) {
    notes.pop();
    notes.push({ kind: "list", lead: last.text.slice(0, -1), items: [item] });
  } else {
    notes.push({ kind: "list", lead: "", items: [item] });
  }
}

function addSentence(notes: Note[], sentence: string): void {
  if (asks.test(sentence)) {
    notes.push({ kind: "question", text: sentence, options: [] });
    return;
  }
  const last = notes.at(-1);
  const options = answersOnly(sentence);
  if (options.length > 1 && last?.kind === "question") {
    last.options.push(...options);
  } else {
    notes.push(readList(sentence) ?? { kind: "statement", text: sentence });
  }
}

/** "Options: a, b", "(a, b)" or "a / b" after a question; else none. */
function answersOnly(sentence: string): string[] {
  if (answersLead.test(sentence)) {
    return splitChoices(sentence.replace(answersLead, ""));
  }
  const bracketed = /^\(([^()]+)\)\.?$/u.exec(sentence)?.[1];
  if (bracketed !== undefined) return splitChoices(bracketed);
  return /^[^/]{1,40}(?:\s+\/\s+[^/]{1,40})+$/u.test(sentence)
    ? splitChoices(sentence)
    : [];
}

function readList(sentence: string): Note | null {
  const [, lead, rest] = leadAndList.exec(sentence) ?? [];
  if (lead === undefined || rest === undefined) return null;
  const items = splitChoices(rest);
  const short = items.every((item) => item.length <= 80);
  return items.length > 1 && short ? { kind: "list", lead, items } : null;
}
