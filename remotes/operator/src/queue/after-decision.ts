import type {
  Decided,
  Decision,
  ModeratedThing,
  OperatorItem,
} from "@nearsay/core/contract";

/** A unique key of an item. */
export function keyOf({ kind, id }: ModeratedThing): string {
  return `${kind} ${id}`;
}

/** The queue after a decision: hidden items keep waiting, all others are removed. */
export function afterDecision(
  items: readonly OperatorItem[],
  decision: Decision,
  decided: readonly Decided[],
): OperatorItem[] {
  const outcomes = new Map(
    decided.map((one) => [keyOf(one), one.outcome] as const),
  );
  return items.flatMap((item) => {
    const outcome = outcomes.get(keyOf(item));
    if (outcome === undefined) return [item];
    const waits = outcome === "done" && decision === "hide";
    return waits ? [hidden(item)] : [];
  });
}

function hidden(item: OperatorItem): OperatorItem {
  return { ...item, state: "hidden", since: new Date().toISOString() };
}
