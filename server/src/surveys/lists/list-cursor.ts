import { packCursor, unpackCursor, wrongCursor } from "../../base/cursor.ts";
import type { Place } from "./list-repository.ts";

/**
 * Where a list continues: in which section of it, after which survey. It
 * reveals nothing that the list does not.
 */
export interface ListCursor {
  part: number;
  after: Place;
}

export function writeCursor({ part, after }: ListCursor): string {
  const { reach, surveyId } = after;
  return packCursor([part, reach, surveyId]);
}

/** @throws Refusal INVALID_REQUEST if no list with this number of sections wrote the cursor. */
export function readCursor(text: string, parts: number): ListCursor {
  const read = unpackCursor(text);
  if (read.length === 3) {
    const [part, reach, surveyId] = read;
    if (
      isWhole(part, parts - 1) &&
      isWhole(surveyId, Number.MAX_SAFE_INTEGER) &&
      typeof reach === "number" &&
      reach >= 0 &&
      reach <= 2
    )
      return { part, after: { reach, surveyId } };
  }
  throw wrongCursor();
}

function isWhole(value: unknown, max: number): value is number {
  return (
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= max
  );
}
