import type { Words } from "@nearsay/core/domain";
import type { disclaimerTexts as english } from "./disclaimer-texts.ts";

export const disclaimerTexts: Words<typeof english> = {
  lead: "Les sondages, messages et réponses sont écrits par des visiteurs qui ne donnent pas leur nom. Lisez-les comme tels, et n’écrivez que ce dont vous répondriez.",
  use: [
    { heading: "Ce que les gens écrivent leur appartient" },
    "Les sondages, messages et réponses expriment les opinions de leurs auteurs, non celles de Nearsay ou de l’exploitant de ce site. Un filtre peut refuser certains mots, mais personne ne vérifie un texte avant qu’il paraisse.",
    { heading: "Ce que signifient les résultats" },
    "Qui répond le fait parce qu’il le veut. Les résultats décrivent ces personnes et ne sont pas une enquête représentative : dix réponses d’une rue ne parlent pas pour une ville. Les réponses qui semblent fabriquées sont marquées : <integrity>Comment les réponses sont vérifiées</integrity>. Ne fondez pas sur des résultats des décisions médicales, juridiques, financières ou de sécurité, et n’utilisez pas Nearsay pour appeler à l’aide en cas d’urgence.",
    { heading: "À utiliser de façon responsable" },
    {
      list: [
        "Ne publiez ni données personnelles d’autrui, ni menaces, ni haine, ni spam.",
        "Ne demandez ni noms, ni adresses, ni mots de passe, ni données de paiement, pas plus dans les questions que dans les questions de contrôle.",
        "Ne répondez pas à la place d’autres personnes et n’essayez pas d’être compté deux fois.",
        "Ne publiez pas ce que vous n’avez pas le droit de publier.",
        "N’utilisez pas Nearsay si vous avez moins de 13 ans.",
      ],
    },
    { heading: "Signaler, et ce qui s’ensuit" },
    "Vous pouvez signaler un sondage une fois, avec un motif. Quand suffisamment de personnes l’ont fait, le sondage est aussitôt masqué pour tous ; les signalements d’identifiants nouveaux ou venant d’un même réseau pèsent moins, pour que quelques-uns ne puissent pas faire taire une question. L’exploitant examine les sondages masqués et les rétablit ou les supprime, et peut supprimer des messages et des réponses isolés.",
  ],
  limits: [
    { heading: "Textes écrits par l’IA" },
    "Un brouillon peut être faux ou partial. Vous êtes l’auteur de ce que vous publiez : lisez-le d’abord. Les résumés sont écrits par un programme à partir de totaux et de quelques réponses, et peuvent manquer l’essentiel ; les graphiques à côté sont exacts.",
    { heading: "Aucune garantie" },
    "Le service est en bêta et proposé tel quel. Il peut changer, perdre des données ou être parfois indisponible et, dans la mesure où la loi le permet, nul n’est responsable de ce qui résulte de son usage. Gardez une copie de ce dont vous ne pouvez vous passer.",
    "Ce qui est conservé à votre sujet figure sur la page <privacy>Confidentialité</privacy>.",
  ],
};
