import { AsyncLocalStorage } from "node:async_hooks";
import {
  firstLanguage,
  type Language,
  languages,
} from "@nearsay/core/contract";
import { findReader } from "@nearsay/core/domain/locale";

const running = new AsyncLocalStorage<Language>();

findReader(() => {
  const tag = running.getStore() ?? firstLanguage;
  return { tag, direction: languages[tag].direction };
});

/**
 * Runs a function whose texts, numbers and dates are in a language. Others that
 * run at the same time keep theirs; the function may wait.
 */
export function inLanguage<T>(language: Language, run: () => T): T {
  return running.run(language, run);
}
