export type Progress = ReturnType<typeof createProgress>;

/** Milliseconds between two lines. */
const pace = 1_000;

/** Reports the progress of long work, at most one line per second. */
export function createProgress(print: (line: string) => void) {
  let rows = 0;
  let printedAt = Date.now();
  return {
    add(table: string, count: number): void {
      rows += count;
      if (Date.now() - printedAt < pace) return;
      printedAt = Date.now();
      print(`  ${rows.toLocaleString("en")} rows, now in table ${table}`);
    },
  };
}
