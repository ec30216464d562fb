import type { Words } from "@nearsay/core/domain";
import type * as english from "./edits.ts";

export const edits: Words<typeof english.edits> = {
  changed: "Формулювання змінено",
  before: ": раніше",
  after: "тепер",
};
