import type { Words } from "@nearsay/core/domain";
import type { challengeTexts as english } from "./challenge-texts.ts";

export const challengeTexts: Words<typeof english> = {
  title: "Questions de contrôle",
  blocks: [
    "Une question de contrôle n’admet que des personnes qui savent quelque chose : celles qui étaient à un événement, à un cours ou dans une boutique. L’auteur écrit la question et la réponse attendue.",
    {
      quote: [
        "<b>Sondage :</b> Avez-vous aimé le concert de printemps ?",
        "<b>Question de contrôle :</b> Quel instrument a ouvert la soirée ?",
        "<b>Réponse attendue :</b> <code>violon</code>",
      ],
    },
    "Qui était dans la salle répond <code>Violon</code> et est compté. Qui n’y était pas ne peut pas participer au sondage.",
    {
      list: [
        "Chaque question de contrôle d’un sondage a besoin de sa réponse attendue, sinon la réponse n’est pas acceptée. Après trois essais erronés, vous êtes bloqué pendant 15 minutes.",
        "Les majuscules et les espaces autour de la réponse n’importent pas ; tout le reste, si. <code>un violon</code> n’est pas <code>violon</code>. Si vous en écrivez une, préférez donc un seul mot en minuscules et dites la forme attendue : « en un mot », « en chiffres ».",
        "Ne demandez rien qui soit sur internet, ni rien de personnel. La réponse est conservée illisible et n’est montrée à personne ; les réponses de contrôle ne font pas partie des analyses.",
      ],
    },
    "Un code d’accès cache un sondage à qui ne l’a pas. Une question de contrôle le laisse lisible et décide qui peut répondre. Un sondage peut avoir les deux.",
  ],
};
