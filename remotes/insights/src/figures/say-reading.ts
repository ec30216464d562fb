import type { MarkReading } from "@nearsay/core/charts";
import { insights as texts } from "#messages";

/** A mark of a chart in one sentence. */
export function sayReading({
  name,
  facts,
}: Pick<MarkReading, "name" | "facts">): string {
  return texts.reading({ name, facts: joinFacts(facts) });
}

export function joinFacts([first = "", ...others]: readonly string[]): string {
  return others.reduce((facts, next) => texts.facts({ facts, next }), first);
}
