import type { Words } from "@nearsay/core/domain";
import type { retentionTexts as english } from "./retention-texts.ts";

export const retentionTexts: Words<typeof english> = {
  title: "Durée de conservation",
  blocks: [
    "Sur le serveur, les choses sont gardées pendant ces durées, puis supprimées.",
    {
      kept: [
        {
          name: "Session et identifiant anonyme",
          use: "Si l’identifiant est activé et depuis quand il existe. Ensuite, ce qui a été publié sous lui ne mène à personne.",
          life: "Un an après votre dernière visite",
        },
        {
          name: "Sondages, réponses, messages, « j’aime »",
          use: "Désactiver l’identifiant ne les supprime pas, la fin d’un sondage non plus. Vous pouvez reprendre ce qui est à vous ; les réponses affichées dans des groupes restent dans les sommes, détachées de vous, jusqu’à ce que d’autres les quittent aussi.",
          life: "Jusqu’à ce que vous ou l’exploitant les supprimiez",
        },
        {
          name: "Sondages à code que vous avez ouverts et sondages que vous avez partagés",
          use: "Pour que vous n’ayez pas à ressaisir le code et que les liens partagés fonctionnent.",
          life: "Aussi longtemps que le sondage, ou jusqu’à ce que vous effaciez tout",
        },
        {
          name: "Votre invitation, si ce site en demande une",
          use: "Celle par laquelle votre identifiant anonyme a été admis.",
          life: "Aussi longtemps que l’identifiant",
        },
        {
          name: "Signalements",
          use: "Le motif que vous avez donné, avec votre identifiant anonyme, pour l’exploitant.",
          life: "Aussi longtemps que le sondage, ou jusqu’à ce que vous effaciez tout",
        },
        {
          name: "La dernière cellule où vous étiez",
          use: "Seulement pour qui a activé son identifiant anonyme, et chiffrée.",
          life: "Jusqu’à la fin du jour ou jusqu’à ce que vous désactiviez l’identifiant",
        },
        {
          name: "La forme brouillée de votre réseau",
          use: "Pour compter combien de fois une chose est faite depuis lui. Avec un signalement, pour savoir si beaucoup viennent d’un même endroit.",
          life: "Une heure pour compter, 23 heures avec un signalement",
        },
        {
          name: "Codes erronés et réponses aux questions de contrôle",
          use: "Illisibles, pour bloquer les essais après le troisième.",
          life: "15 minutes après le dernier",
        },
        {
          name: "Copies de ce que le serveur a répondu",
          use: "Chiffrées, pour qu’une requête renvoyée n’agisse qu’une fois.",
          life: "24 heures",
        },
        {
          name: "Liste d’attente",
          use: "Votre adresse électronique, votre rôle, votre catégorie et la date d’inscription.",
          life: "Jusqu’à ce que vous la fassiez retirer",
        },
      ],
    },
    "Les sauvegardes de l’exploitant peuvent garder des choses plus longtemps ; demandez-lui combien de temps.",
  ],
};
