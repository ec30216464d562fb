/**
 * The first quartile, median and third quartile of the counts, as positions
 * along the steps: 2.5 is the middle of the third.
 */
export interface Quartiles {
  lower: number;
  median: number;
  upper: number;
}

/**
 * Answers within a step are treated as evenly distributed. Null if there are
 * none.
 * @param counts By step.
 */
export function quartilesOf(counts: readonly number[]): Quartiles | null {
  const answers = counts.reduce((sum, count) => sum + count, 0);
  if (answers === 0) return null;
  const at = (share: number) => positionOf(counts, answers * share);
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

function positionOf(counts: readonly number[], rank: number): number {
  let below = 0;
  for (const [step, count] of counts.entries()) {
    if (below + count >= rank) return step + (rank - below) / count;
    below += count;
  }
  return counts.length;
}
