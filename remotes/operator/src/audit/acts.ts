import { sayKnown } from "../frame/say-known.ts";
import { texts } from "./texts.ts";

/** An act in plain words; one that this page does not know is told by its name. */
export function sayAct(act: string): string {
  return sayKnown(texts.acts, act);
}

/** What an act was about, as the log has it in English; what this page does not know stays as it is. */
export function sayAbout(about: string): string {
  return sayNumbered(texts.abouts, about);
}

/** What is wrong with the log, as the server has it in English; what this page does not know stays as it is. */
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

/** Who did something, as the log has it in English; whom this page does not know stays as they are. */
export function sayWho(who: string): string {
  if (who === "command line") return words.commandLine;
  const [, kind, name = ""] = /^(operator|key) (.+)$/.exec(who) ?? [];
  if (kind === "operator") return words.operator(name);
  return kind === "key" ? words.key(name) : who;
}
