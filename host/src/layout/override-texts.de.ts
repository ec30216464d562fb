import type { Words } from "@nearsay/core/domain";
import type { overrideTexts as english } from "./override-texts.ts";

export const overrideTexts: Words<typeof english> = {
  label: "Was hier anders ist als bei anderen",
  shown: (remote, release, from) =>
    `Hier läuft ${remote} ${release} (${from}) statt dessen, was andere sehen.`,
  missing: (remote, from) =>
    from.includes("://")
      ? `${remote} ist von ${from} nicht zu bekommen: Hier läuft, was andere sehen.`
      : `${remote} hat keinen Kanal ${from}: Hier läuft, was andere sehen.`,
  leave: "Verlassen",
};
