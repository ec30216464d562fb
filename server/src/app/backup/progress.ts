export type Progress = ReturnType<typeof createProgress>;

/** Milliseconds between two lines. */
const pace = 1_000;

/** Reports the progress of long work, at most one line per second. */
export function createProgress(tell: (line: string) => void) {
  let rows = 0;
  let toldAt = Date.now();
  return {
    add(table: string, count: number): void {
      rows += count;
      if (Date.now() - toldAt < pace) return;
      toldAt = Date.now();
      tell(`  ${rows.toLocaleString("en")} rows, now in table ${table}`);
    },
  };
}
