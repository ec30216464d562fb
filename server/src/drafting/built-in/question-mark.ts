import type { DraftWords } from "./languages/draft-words.ts";

const mark = /[?？؟⸮՞]["'”’»)\]]*$/u;

export function isQuestion(text: string): boolean {
  return mark.test(text);
}

/** Removes the word that joins a question to the one before, unless it also begins one. */
export function withoutJoin(text: string, { reads }: DraftWords): string {
  const joined = new RegExp(
    `^(?:(?!чи)(?:also|${reads.joins})\\s+|و(?=هل|كم|كيف|لماذا|متى|أين|ماذا|ما|من|أي))`,
    "iu",
  );
  return text.replace(joined, "");
}

/** Adds a capital and the question marks of the language if they are missing. */
export function withMark(text: string, words: DraftWords): string {
  const { reads, says } = words;
  const asked = withoutJoin(text.trim(), words).replace(/[\s.!,;]+$/u, "");
  const [opening = "", first = "", rest = ""] =
    /^([¡"“„«\s]*)(.)(.*)$/su.exec(asked.replace(/^¿\s*/u, ""))?.slice(1) ?? [];
  const whole = `${opening}${first.toLocaleUpperCase(words.locale ?? "en")}${rest}`;
  if (reads.orders.test(whole)) return whole;
  const isOpened = asked.startsWith("¿") || !isQuestion(asked);
  const start = isOpened ? (/^¿/u.exec(says.improve)?.[0] ?? "") : "";
  const end = isQuestion(whole) ? "" : /\s?.$/u.exec(says.improve)?.[0];
  return `${start}${whole}${end}`;
}
