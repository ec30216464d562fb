import type { Words } from "@nearsay/core/domain";
import type { sharingTexts as english } from "./sharing-texts.ts";

export const sharingTexts: Words<typeof english> = {
  title: "Partage",
  blocks: [
    { subheading: "Avec tout le monde" },
    {
      list: [
        "Les sondages publics, les messages et les réponses à ceux-ci. Vous apparaissez sous un nom différent dans chaque sondage, si bien que personne ne peut vous suivre de l’un à l’autre.",
        "Les réponses aux sondages, sous forme de totaux seulement ; un fichier d’analyses exporté contient les mêmes totaux et aucune réponse isolée.",
        "Tant que peu de personnes ont répondu, les totaux en disent long sur chacune : les chiffres d’un sondage à une seule réponse sont cette réponse. Mots-clés, humeur et résumé attendent davantage de personnes, cinq sauf si l’exploitant a choisi un autre nombre, et un mot n’apparaît que lorsque deux l’ont employé.",
      ],
    },
    "Un sondage à code d’accès n’est montré, avec tout ce qui s’y rattache, qu’aux personnes qui ont le code ou un lien de partage.",
    { subheading: "Avec l’auteur d’un sondage" },
    "Des textes ou des réponses entières, là où le formulaire l’a dit avant que vous répondiez : voir <informationHere>Ce que les autres apprennent de vos réponses</informationHere>. Elles arrivent sans identifiant anonyme, et rien en elles ne mène à ce que vous avez publié, aimé ou répondu ailleurs. L’auteur peut donner à d’autres une clé qui leur permet de lire la même chose.",
    { subheading: "Avec l’exploitant" },
    "Qui fait tourner le serveur de ce site peut lire ce qui y est conservé, et examine les sondages signalés.",
    { subheading: "Avec des services choisis par l’exploitant" },
    "Nearsay fonctionne sans aucun d’eux. Demandez sous <contactHere>Contact</contactHere> lesquels ce site utilise.",
    {
      list: [
        "Un fournisseur d’IA pour les brouillons et les résumés : voir <aiHere>Fonctions d’IA</aiHere>.",
        "Un filtre de contenu : il reçoit les textes des sondages, réponses et messages avant leur publication, sans votre identifiant ni votre adresse.",
        "Google reCAPTCHA comme contrôle anti-robots. Google apprend alors votre adresse internet et ce que son script lit dans votre navigateur. Par défaut, le contrôle est une énigme que votre propre navigateur résout et dont personne d’autre n’a connaissance.",
        "Un service de cartes. Il apprend votre adresse internet et la partie de la carte que vous regardez, dès que vous en ouvrez une. Par défaut, votre propre navigateur dessine les cartes à partir de fichiers de ce site.",
      ],
    },
    "Rien n’est vendu, et rien n’est partagé à des fins publicitaires.",
  ],
};
