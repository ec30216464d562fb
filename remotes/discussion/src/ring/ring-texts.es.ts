import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./ring-texts.ts";

export const texts: Words<typeof english> = {
  say: {
    here: "Decir que escribo desde aquí",
    near: "Decir que escribo a menos de 10 km",
    region: "Decir que escribo a menos de 50 km",
    far: "Decir que escribo desde más lejos",
  },
  hint: "Del lugar de la encuesta. Lo ve quien lea la publicación, y nada más preciso.",
};
