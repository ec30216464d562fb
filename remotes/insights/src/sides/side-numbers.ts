import { type CsvTable, tenthsOf } from "@nearsay/core/domain";
import { type SideShare, type SideShares, shareAt } from "@nearsay/core/charts";
import { insights as texts } from "#messages";

/** The columns of groups in a spreadsheet. */
export function sideColumns(sides: readonly SideShares[]): string[] {
  return sides.flatMap(({ name }) => [
    texts.sides.count({ name }),
    texts.sides.percent({ name }),
  ]);
}

/** The cells of groups: a count and a share to a tenth; empty if not reported. */
export function shareCells(sides: readonly SideShare[]): (string | number)[] {
  return sides.flatMap(({ count, percent }): (string | number)[] =>
    count === null ? ["", ""] : [count, tenthsOf(percent)],
  );
}

/** The rows as numbers. */
export function sideTable(
  column: string,
  names: readonly string[],
  sides: readonly SideShares[],
): CsvTable {
  return {
    columns: [column, ...sideColumns(sides)],
    rows: names.map((name, index) => [
      name,
      ...shareCells(sides.map((side) => shareAt(side, index))),
    ]),
  };
}
