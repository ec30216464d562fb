import { Turn } from "../../base/turn.ts";
import { findBursts, type Timed } from "./find-bursts.ts";
import { findCopies } from "./find-copies.ts";
import { findRepeats, type Answered } from "./find-repeats.ts";
import type { StoredWayIn } from "../stored-responses/way-in.ts";
import { marks } from "./marks.ts";

/** A response that no figure includes yet. */
export interface Markable extends Timed, Answered {
  wayIn: StoredWayIn;
}

/**
 * Computes the marks that depend on the other responses that wait with a
 * response. Returns only the responses whose marks changed.
 */
export async function markWaiting<W extends Markable>(
  waiting: readonly W[],
): Promise<W[]> {
  const turn = new Turn();
  // All responses that a kiosk stored while it was offline arrive from one
  // network at once.
  const single = waiting.filter(({ wayIn }) => wayIn !== "kiosk");
  const found: [bit: number, those: Set<W>][] = [
    [marks.burst, findBursts(single)],
    [marks.repeated, await findRepeats(waiting, turn)],
    [marks.copied, await findCopies(waiting, turn)],
  ];
  return waiting.flatMap((one) => {
    const bits = found
      .filter(([, those]) => those.has(one))
      .reduce((sum, [bit]) => sum | bit, one.marks);
    return bits === one.marks ? [] : [{ ...one, marks: bits }];
  });
}
