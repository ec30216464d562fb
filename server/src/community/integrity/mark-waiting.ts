import { findBursts, type Timed } from "./find-bursts.ts";
import { findCopies } from "./find-copies.ts";
import { findRepeats, type Answered } from "./find-repeats.ts";
import { marks } from "./marks.ts";

/** A response that no figure rests on yet. */
export interface Markable extends Timed, Answered {}

/** The marks that show only beside others, of responses that wait together: those alone that have others than before. */
export function markWaiting<W extends Markable>(waiting: readonly W[]): W[] {
  const found: [bit: number, those: Set<W>][] = [
    [marks.burst, findBursts(waiting)],
    [marks.repeated, findRepeats(waiting)],
    [marks.copied, findCopies(waiting)],
  ];
  return waiting.flatMap((one) => {
    const bits = found
      .filter(([, those]) => those.has(one))
      .reduce((sum, [bit]) => sum | bit, one.marks);
    return bits === one.marks ? [] : [{ ...one, marks: bits }];
  });
}
