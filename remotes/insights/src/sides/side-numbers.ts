import { type CsvTable, tenthsOf } from "@nearsay/core/domain";
import { type SideShares, shareAt } from "@nearsay/core/charts";
import { insights as texts } from "#messages";

/** The columns of groups in a spreadsheet. */
export function sideColumns(sides: readonly SideShares[]): string[] {
  return sides.flatMap(({ name }) => [
    texts.sides.count({ name }),
    texts.sides.percent({ name }),
  ]);
}

/** The cells of groups: a count and a share to a tenth; empty if not reported. */
export function sideCells(
  sides: readonly SideShares[],
  index: number,
): (string | number)[] {
  return sides.flatMap((side): (string | number)[] => {
    const count = side.counts[index] ?? null;
    return count === null ? ["", ""] : [count, tenthsOf(shareAt(side, index))];
  });
}

/** The rows as numbers. */
export function sideTable(
  column: string,
  names: readonly string[],
  sides: readonly SideShares[],
): CsvTable {
  return {
    columns: [column, ...sideColumns(sides)],
    rows: names.map((name, index) => [name, ...sideCells(sides, index)]),
  };
}
