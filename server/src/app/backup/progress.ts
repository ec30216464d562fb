export type Progress = ReturnType<typeof createProgress>;

/** Milliseconds between two lines. */
const pace = 1_000;

/** Tells how far a long work has come, a line a second at most. */
export function createProgress(tell: (line: string) => void) {
  let rows = 0;
  let toldAt = Date.now();
  return {
    add(table: string, count: number): void {
      rows += count;
      if (Date.now() - toldAt < pace) return;
      toldAt = Date.now();
      tell(`  ${rows.toLocaleString("en")} rows, now of ${table}`);
    },
  };
}
