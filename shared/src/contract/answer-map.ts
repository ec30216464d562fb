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

/** Answers in one bin of a map, from people who are not in a smaller bin that is also listed. */
export interface AnswerMapBin {
  /** The quadkey of the bin. */
  square: string;
  west: number;
  south: number;
  east: number;
  north: number;
  count: number;
  /** Number of people who answered, by question id. */
  answers: Record<string, number>;
  /** Number of people who chose an option, by question id and option index. */
  choices: Record<string, Record<string, number>>;
}

export interface AnswerMap {
  /** Larger bins first. */
  bins: AnswerMapBin[];
  /** Number of shown responses that are in none of the bins. */
  elsewhere: number;
  /** Minimum number of people in a bin. */
  groupSize: number;
}

/** @throws ContractError when an HTML page arrived. */
export function readAnswerMap(reply: unknown): AnswerMap {
  rejectHtml(reply);
  return {
    bins: readRecords(asRecord(reply).items).flatMap(readMapBin),
    elsewhere: readCount(reply, "elsewhere"),
    groupSize: readCount(reply, "group_size"),
  };
}

/** A bin without bounds cannot be drawn. */
function readMapBin(item: Json): AnswerMapBin[] {
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
      square: readString(item, "square"),
      west,
      south,
      east,
      north,
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
