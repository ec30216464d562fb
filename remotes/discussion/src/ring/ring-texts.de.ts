import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./ring-texts.ts";

export const texts: Words<typeof english> = {
  say: {
    here: "Sagen, dass ich von hier schreibe",
    near: "Sagen, dass ich im Umkreis von 10 km schreibe",
    region: "Sagen, dass ich im Umkreis von 50 km schreibe",
    far: "Sagen, dass ich von weiter weg schreibe",
  },
  hint: "Vom Ort der Umfrage aus. Wer den Beitrag liest, sieht es, und nichts Genaueres.",
};
