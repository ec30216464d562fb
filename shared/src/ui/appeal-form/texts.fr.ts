import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  reason: "Pourquoi devrait-il être affiché de nouveau ?",
  reasonHint:
    "La personne qui gère ce site le lit. Vous pouvez le demander une fois.",
  tooShort: "Dites en quelques mots pourquoi (au moins 3 caractères).",
  ask: "Demander un réexamen",
  asking: "Envoi en cours…",
  failed: "Le réexamen n’a pas pu être demandé.",
  asked: "Vous avez demandé un réexamen",
  askedNext:
    "La personne qui gère ce site lit ce que vous avez écrit. Si elle affiche de nouveau le sondage, il est de retour à son adresse.",
};
