import type { Words } from "@nearsay/core/domain";
import type { overrideTexts as english } from "./override-texts.ts";

export const overrideTexts: Words<typeof english> = {
  label: "Ce que vous voyez et que d’autres ne voient pas",
  shown: (remote, release, from) =>
    `Vous voyez ${remote} ${release} (${from}) au lieu de ce que voient les autres.`,
  missing: (remote, from) =>
    from.includes("://")
      ? `${remote} ne peut pas être obtenu de ${from} : vous voyez ce que voient les autres.`
      : `${remote} n’a pas de canal ${from} : vous voyez ce que voient les autres.`,
  leave: "Quitter",
};
