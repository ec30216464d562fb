import { moderatedKinds } from "@nearsay/core/contract";
import { packCursor, unpackCursor, wrongCursor } from "../../base/cursor.ts";
import type { QueuePlace } from "./queue-repository.ts";

/** The cursor from which the queue continues; it contains nothing that the queue does not show. */
export function writeQueueCursor(place: QueuePlace): string {
  const { appealedAt, hidden, weight, kind, id } = place;
  return packCursor([
    ...[appealedAt, hidden ? 1 : 0, weight],
    ...[moderatedKinds.indexOf(kind), id],
  ]);
}

/** @throws Refusal INVALID_REQUEST if the text is not a cursor that writeQueueCursor returned. */
export function readQueueCursor(text: string): QueuePlace {
  const numbers = unpackCursor(text);
  if (numbers.length === 5 && numbers.every(isNumber)) {
    const [appealedAt, hidden, weight, kindPlace, id] = numbers as [
      ...[number, number, number, number, number],
    ];
    const kind = moderatedKinds[kindPlace];
    if ([appealedAt, id].every(isWhole) && kind !== undefined)
      return { appealedAt, hidden: hidden === 1, weight, kind, id };
  }
  throw wrongCursor();
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
