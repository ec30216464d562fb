import { firstLanguage, type Language } from "@nearsay/core/contract";
import webpack from "webpack";

/** A message in each language: a string, or an arrow function of the helpers that any of them calls. */
export type Wording = ReadonlyMap<Language, string>;

/** Messages that a build found, by the keys of their placeholders. */
export type FoundMessages = Map<string, Wording>;

/** The languages of a build, and the messages in them. */
export interface MessagesOptions {
  languages: readonly Language[];
  found: FoundMessages;
}

/** Placeholder for the language in file names. */
export const languagePlaceholder = "__nearsay_language__";

/** Names of files with their language filled in; those in English name none. */
export function nameIn(language: Language, text: string): string {
  return language === firstLanguage
    ? text.replaceAll(`.${languagePlaceholder}`, "")
    : text.replaceAll(languagePlaceholder, language);
}

/** A function that does not exist: its calls are replaced by messages. */
export const messagePlaceholder = "__nearsay_message__";

/** Such a call in a finished script, up to the helpers that it passes; or the language in a file's name. */
const placeholder = new RegExp(
  String.raw`${messagePlaceholder}\("([^"]+)"(,|\))|\.${languagePlaceholder}`,
  "g",
);

/** Whether a finished script has placeholders for messages. */
export function hasMessages(script: string): boolean {
  return script.includes(messagePlaceholder);
}

/** A finished script in one language. @throws Error for a placeholder without a message. */
export function fillMessages(
  script: string,
  language: Language,
  found: FoundMessages,
): string {
  const filled = script.replace(
    placeholder,
    (text, key?: string, end?: string) =>
      fill({ text, key, end }, language, found),
  );
  for (const name of [messagePlaceholder, languagePlaceholder])
    if (filled.includes(name)) throw new Error("a placeholder was not found");
  return filled;
}

/** The map of `fillMessages(script)` to the sources. @param map Of the script itself, version 3. */
export function mapMessages(
  { script, map }: { script: string; map: string },
  language: Language,
  found: FoundMessages,
): string {
  const { ReplaceSource, SourceMapSource } = webpack.sources;
  const { file, ...given } = JSON.parse(map) as { file: string };
  const filled = new ReplaceSource(
    new SourceMapSource(script, file, { ...given, file } as never),
  );
  for (const { 0: text, 1: key, 2: end, index } of script.matchAll(placeholder))
    filled.replace(
      index,
      index + text.length - 1,
      fill({ text, key, end }, language, found),
    );
  const named = { ...filled.map(), file: nameIn(language, file) };
  return JSON.stringify(named);
}

interface Placeholder {
  text: string;
  key: string | undefined;
  /** A comma if helpers follow. */
  end: string | undefined;
}

function fill(
  { text, key, end }: Placeholder,
  language: Language,
  found: FoundMessages,
): string {
  if (key === undefined) return nameIn(language, text);
  const message = found.get(key)?.get(language);
  if (message === undefined) throw new Error(`${key} has no message`);
  if (end === ",") return `(${message})(`;
  return message.startsWith('"') ? message : `(${message})`;
}
