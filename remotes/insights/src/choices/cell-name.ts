import type { MatrixCell } from "@nearsay/core/domain";
import { texts } from "../texts.ts";

/** An option's label, or the label of its bucket. */
export function cellName(cell: MatrixCell): string {
  return cell.kind === "option" ? cell.option : texts.tones[cell.kind];
}
