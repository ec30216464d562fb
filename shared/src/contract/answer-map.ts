import {
  type Json,
  asRecord,
  readCount,
  readNumber,
  readRecords,
  readString,
  rejectHtml,
  toNumber,
} from "./read.ts";

/** What was answered in one square of a map, by people who stand in no smaller one that is told. */
export interface AnswerSquare {
  /** Its quadkey. */
  square: string;
  west: number;
  south: number;
  east: number;
  north: number;
  count: number;
  /** By question id, how many answered it. */
  answers: Record<string, number>;
  /** By question id and the place of an option, how many chose it. */
  choices: Record<string, Record<string, number>>;
}

export interface AnswerMap {
  /** Larger squares first. */
  squares: AnswerSquare[];
  /** How many of all that are shown stand in none of them. */
  elsewhere: number;
  /** Fewest people in a square. */
  groupSize: number;
}

/** @throws ContractError when an HTML page arrived. */
export function readAnswerMap(reply: unknown): AnswerMap {
  rejectHtml(reply);
  return {
    squares: readRecords(asRecord(reply).items).flatMap(readSquare),
    elsewhere: readCount(reply, "elsewhere"),
    groupSize: readCount(reply, "group_size"),
  };
}

/** What has no bounds cannot be drawn. */
function readSquare(item: Json): AnswerSquare[] {
  const bounds = {
    west: readNumber(item, "west"),
    south: readNumber(item, "south"),
    east: readNumber(item, "east"),
    north: readNumber(item, "north"),
  };
  const { west, south, east, north } = bounds;
  if (west === null || south === null || east === null || north === null)
    return [];
  return [
    {
      ...{ square: readString(item, "square"), west, south, east, north },
      count: readCount(item, "count"),
      answers: readCounts(item.answers),
      choices: Object.fromEntries(
        Object.entries(asRecord(item.choices)).map(([id, places]) => [
          id,
          readCounts(places),
        ]),
      ),
    },
  ];
}

function readCounts(value: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(asRecord(value)).map(([name, count]) => [
      name,
      toNumber(count) ?? 0,
    ]),
  );
}
