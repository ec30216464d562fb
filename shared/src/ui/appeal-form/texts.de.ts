import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  reason: "Warum soll sie wieder gezeigt werden?",
  reasonHint:
    "Das lesen die Betreiber dieser Website. Gefragt werden kann einmal.",
  tooShort: "Bitte in wenigen Worten begründen (mindestens 3 Zeichen).",
  ask: "Um Prüfung bitten",
  asking: "Wird gesendet …",
  failed: "Die Bitte um Prüfung ließ sich nicht senden.",
  asked: "Um Prüfung gebeten",
  askedNext:
    "Die Betreiber dieser Website lesen die Begründung. Zeigen sie die Umfrage wieder, steht sie unter ihrer Adresse.",
};
