import { choices } from "./choices.ts";
import { conditions } from "./conditions.ts";
import { measures } from "./measures.ts";
import type { Scenario } from "./scenario.ts";
import { texts } from "./texts.ts";
import { times } from "./times.ts";

export type * from "./scenario.ts";
export * from "./survey-of.ts";

/** All scenarios, by their subject. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  conditions,
  choices,
  measures,
  texts,
  times,
};
