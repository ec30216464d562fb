import type { MatrixCell } from "@nearsay/core/domain";
import { texts } from "../texts.ts";

/** An option's words, or those for the bucket that it fell into. */
export function cellName(cell: MatrixCell): string {
  return cell.kind === "option" ? cell.option : texts.tones[cell.kind];
}
