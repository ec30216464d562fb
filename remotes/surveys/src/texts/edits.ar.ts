import type { Words } from "@nearsay/core/domain";
import type * as english from "./edits.ts";

export const edits: Words<typeof english.edits> = {
  changed: "تغيّرت الصياغة في",
  before: ": قبل ذلك",
  after: "الآن",
};
