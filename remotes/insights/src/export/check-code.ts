import { limits } from "@nearsay/core/contract";
import { texts } from "../texts.ts";

/** What is wrong with an export code before anybody is asked; null when nothing is. */
export function checkCode(code: string): string | null {
  if (code.length < limits.codeMin)
    return texts.exportCode.tooShort(limits.codeMin);
  return /\s/.test(code) ? texts.exportCode.spaces : null;
}
