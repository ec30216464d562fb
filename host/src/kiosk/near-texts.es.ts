import type { Words } from "@nearsay/core/domain";
import type * as english from "./near-texts.ts";

export const nearTexts: Words<typeof english.nearTexts> = {
  title: "Este quiosco no acepta respuestas.",
  about:
    "Solo pueden responder a esta encuesta quienes estén cerca de su lugar, y un quiosco no dice dónde está. Abra la encuesta en su propia página.",
};
