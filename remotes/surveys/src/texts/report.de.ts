import type { Words } from "@nearsay/core/domain";
import type * as english from "./report.ts";

export const report: Words<typeof english.report> = {
  title: "Umfrage melden",
  about: "Genug Meldungen verbergen eine Umfrage vor allen.",
  reason: "Was stimmt mit dieser Umfrage nicht?",
  submit: "Meldung senden",
  notLoaded: "Das Formular zum Melden ließ sich nicht laden.",
  failed: "Die Umfrage ließ sich nicht melden.",
  thanks: "Danke. Die Meldung ist angekommen.",
};
