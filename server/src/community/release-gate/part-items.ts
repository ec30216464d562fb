import { namesOf } from "../integrity/marks.ts";
import type { PartItem } from "../integrity/part-repository.ts";
import { type QuestionGain, sentimentId } from "./count-group.ts";

/** The counts of a group in its part, except those of its answers. @param sign -1 if it leaves. */
export function countItems(
  group: readonly { hour: string; marks: number }[],
  sign: 1 | -1,
): PartItem[] {
  const totalsOf = (kind: string, items: string[]) =>
    [...countEach(items)].map(([item, count]) => ({
      kind,
      item,
      total: sign * count,
    }));
  return [
    { kind: "released", item: "", total: sign * group.length },
    ...totalsOf(
      "hours",
      group.map(({ hour }) => secondsOf(hour)),
    ),
    ...totalsOf(
      "marks",
      group.flatMap(({ marks }) => namesOf(marks)),
    ),
  ];
}

function countEach(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function secondsOf(hour: string): string {
  return `${new Date(hour).getTime() / 1000}`;
}

/** What questions gained in a part. @param sign -1 if they lost it. */
export function gainItems(
  gains: readonly QuestionGain[],
  sign: 1 | -1,
): PartItem[] {
  return gains
    .flatMap((gain) =>
      (gain.questionId === sentimentId ? sentimentItems : itemsOf)(gain),
    )
    .filter(({ total }) => total !== 0)
    .map((item) => ({ ...item, total: sign * item.total }));
}

function itemsOf({ questionId, answers, choices }: QuestionGain): PartItem[] {
  return [
    { kind: "answers", item: `${questionId}`, total: answers },
    ...choices.map((total, place) => ({
      kind: "choices",
      item: `${questionId}/${place}`,
      total,
    })),
  ];
}

function sentimentItems(gain: QuestionGain): PartItem[] {
  return [
    { kind: "sentiments", item: "", total: gain.answers },
    { kind: "sentiment sum", item: "", total: gain.sentimentSum },
    ...gain.choices.map((total, bin) => ({
      kind: "sentiment bins",
      item: `${bin}`,
      total,
    })),
  ];
}
