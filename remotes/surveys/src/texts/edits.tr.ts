import type { Words } from "@nearsay/core/domain";
import type * as english from "./edits.ts";

export const edits: Words<typeof english.edits> = {
  changed: "Metnin değiştiği gün:",
  before: ": önce",
  after: "şimdi",
};
