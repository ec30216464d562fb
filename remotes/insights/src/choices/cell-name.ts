import type { MatrixCell } from "@nearsay/core/domain";
import { insights as texts } from "#messages";

/** An option's label, or the label of its bucket. */
export function cellName(cell: MatrixCell): string {
  return cell.kind === "option" ? cell.option : texts.tones[cell.kind];
}
