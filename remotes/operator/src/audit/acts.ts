import { sayKnown } from "../frame/say-known.ts";
import { audit as texts } from "#messages";

/** The text for an act; the act's name if this page does not know it. */
export function sayAct(act: string): string {
  return sayKnown(texts.acts, act);
}

/** The subject of an act, translated from the log's English; unknown ones stay unchanged. */
export function sayAbout(about: string): string {
  return sayNumbered(texts.abouts, about);
}

/** A problem of the log, translated from the server's English; unknown ones stay unchanged. */
export function sayProblem(problem: string): string {
  return sayNumbered(texts.problems, problem);
}

function sayNumbered(
  words: Readonly<Record<string, (number: string) => string>>,
  text: string,
): string {
  const [number = ""] = /\d+/.exec(text) ?? [];
  const name = text.replace(number, "#");
  const say = Object.hasOwn(words, name) ? words[name] : undefined;
  return say?.(number) ?? text;
}

const { who: words } = texts;

/** Who did something, translated from the log's English; unknown ones stay unchanged. */
export function sayWho(who: string): string {
  if (who === "command line") return words.commandLine;
  const [, kind, name = ""] = /^(operator|key) (.+)$/.exec(who) ?? [];
  if (kind === "operator") return words.operator({ name });
  return kind === "key" ? words.key(name) : who;
}
