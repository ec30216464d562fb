import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./page-place-texts.ts";

export const texts: Words<typeof english> = {
  label: "Contar el lugar de esta página como el mío",
  countedAs: {
    here: "Se cuenta como: aquí. El lugar de esta página.",
    near: "Se cuenta como: a menos de 10 km. El lugar de esta página.",
    region: "Se cuenta como: a menos de 50 km. El lugar de esta página.",
    far: "Se cuenta como: más lejos. El lugar de esta página.",
  },
  uncounted: "Su respuesta cuenta sin lugar.",
};
