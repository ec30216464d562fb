import { type Language, languages } from "../contract/languages.ts";
import { findReader, language } from "../domain/locale.ts";

/** Runs a synchronous function in a language. */
export function inLanguage<T>(tag: Language, run: () => T): T {
  const before = language();
  read(tag);
  try {
    return run();
  } finally {
    read(before);
  }
}

function read(tag: Language): void {
  findReader(() => ({ tag, direction: languages[tag].direction }));
}
