import { formatCount } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  submit: "Envoyer le code",
  checking: "Vérification",
  slow: "Beaucoup de codes incorrects ont été saisis, la vérification peut donc prendre jusqu’à 10 secondes.",
  cancel: "Annuler",
  close: "Fermer",
  remaining: (count) => `Essais restants : ${formatCount(count)}`,
  locked: "L’accès est bloqué provisoirement après trop d’essais incorrects",
};
