import { sayKnown } from "../frame/say-known.ts";
import { audit as texts } from "#messages";

/** Messages by the log's English, with # for its number. */
export const abouts: Readonly<Record<string, keyof typeof texts.abouts>> = {
  "survey #": "survey",
  "post #": "post",
  "reply #": "reply",
  "block #": "block",
  "invitation #": "invitation",
  "# invitation": "invitations",
  "# invitations": "invitations",
  "# counter": "counters",
  "# counters": "counters",
  "operator key # made": "keyMade",
  "operator key # ended": "keyEnded",
  "passkey of operator key #": "passkey",
  "passkey of operator key # reset": "passkeyReset",
};

/** Messages by the server's English, with # for its number. */
export const problems: Readonly<Record<string, keyof typeof texts.problems>> = {
  "Entry # of the audit log is missing.": "missing",
  "Entry # of the audit log is not as it was written.": "changed",
};

/** The text for an act; the act's name if this page does not know it. */
export function sayAct(act: string): string {
  return sayKnown(texts.acts, act);
}

/** The subject of an act, translated from the log's English; unknown ones stay unchanged. */
export function sayAbout(about: string): string {
  return sayNumbered(abouts, texts.abouts, about);
}

/** A problem of the log, translated from the server's English; unknown ones stay unchanged. */
export function sayProblem(problem: string): string {
  return sayNumbered(problems, texts.problems, problem);
}

function sayNumbered<Name extends string>(
  names: Readonly<Record<string, Name>>,
  words: Readonly<Record<Name, (given: { number: number }) => string>>,
  text: string,
): string {
  const [number = ""] = /\d+/.exec(text) ?? [];
  const written = text.replace(number, "#");
  const name = Object.hasOwn(names, written) ? names[written] : undefined;
  return name === undefined ? text : words[name]({ number: Number(number) });
}

const { who: words } = texts;

/** Who did something, translated from the log's English; unknown ones stay unchanged. */
export function sayWho(who: string): string {
  if (who === "command line") return words.commandLine;
  const [, kind, name = ""] = /^(operator|key) (.+)$/.exec(who) ?? [];
  if (kind === "operator") return words.operator({ name });
  return kind === "key" ? words.key({ number: name }) : who;
}
