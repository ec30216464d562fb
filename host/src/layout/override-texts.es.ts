import type { Words } from "@nearsay/core/domain";
import type { overrideTexts as english } from "./override-texts.ts";

export const overrideTexts: Words<typeof english> = {
  label: "Lo que se ve aquí y otras personas no",
  shown: (remote, release, from) =>
    `Aquí se ve ${remote} ${release} (${from}) en lugar de lo que ven los demás.`,
  missing: (remote, from) =>
    from.includes("://")
      ? `No se puede obtener ${remote} de ${from}: aquí se ve lo que ven los demás.`
      : `${remote} no tiene un canal ${from}: aquí se ve lo que ven los demás.`,
  leave: "Salir",
};
