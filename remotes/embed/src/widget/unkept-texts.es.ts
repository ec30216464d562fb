import type { Words } from "@nearsay/core/domain";
import type * as english from "./unkept-texts.ts";

export const unkeptTexts: Words<typeof english.unkeptTexts> = {
  unkept:
    "El navegador no deja que esta página guarde nada, así que aquí se acepta una respuesta al día desde su red. En Nearsay puede contestar todo el mundo.",
  siteOnly:
    "Desde su red ya se ha contestado aquí hoy, y el navegador no deja que esta página guarde nada para distinguir a las personas. En Nearsay puede contestar todo el mundo.",
};
