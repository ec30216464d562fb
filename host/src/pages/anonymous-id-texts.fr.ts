import type { Words } from "@nearsay/core/domain";
import type { anonymousIdTexts as english } from "./anonymous-id-texts.ts";

export const anonymousIdTexts: Words<typeof english> = {
  lead: "Un identifiant anonyme permet de participer sans compte. Il est désactivé jusqu’à ce que vous l’activiez.",
  status: {
    label: "Votre statut",
    loading: "Vérification de votre statut…",
    enabled: "Activé : vous pouvez répondre, publier et créer des sondages.",
    disabled:
      "Désactivé : lecture seule. Vous pouvez parcourir les sondages, les messages et les analyses.",
    optOut: "Désactiver",
    enable: "Réactiver l’identifiant anonyme",
    updating: "Enregistrement…",
  },
  blocks: [
    { heading: "Ce que c’est" },
    "Un nombre aléatoire que le serveur invente pour votre navigateur à votre première visite et reconnaît à un cookie. Il n’est tiré ni de votre nom, ni de votre adresse, ni de votre appareil. Il prend fin un an après votre dernière visite.",
    { heading: "À quoi il sert" },
    {
      list: [
        "À compter chaque personne une fois dans chaque sondage.",
        "À vous laisser modifier vos propres réponses.",
        "À marquer vos messages, pour vous seul.",
        "À limiter les essais de codes et à pondérer les signalements.",
      ],
    },
    { heading: "Ce que voient les autres" },
    "Un nom comme « Utilisateur 7F3A », différent dans chaque sondage. Personne ne peut en déduire que deux messages sous deux sondages sont de la même personne. L’exploitant du site le peut, car l’identifiant est conservé avec ce que vous écrivez.",
    "Ce que vous répondez n’apparaît à tous qu’en chiffres, sans nom. Si ces chiffres ne montrent votre réponse qu’avec celles des autres, ou la suivent aussitôt, est dit au-dessus du bouton d’envoi, de même que si l’auteur du sondage lit davantage : ce que les gens écrivent, ou des réponses entières, jamais avec votre identifiant anonyme. La page <information>Confidentialité</information> dit jusqu’où cela vous protège.",
    { heading: "Ce que change son activation" },
    "Vous pouvez répondre, aimer, publier et signaler. Si vous avez autorisé la position, le serveur garde aussi jusqu’à la fin du jour le kilomètre carré où vous étiez en dernier, pour qu’un sondage que vous publiez se trouve à proximité, sauf si vous décochez cette case à côté de « Publier ».",
    { heading: "Le désactiver" },
    {
      list: [
        "Vous pouvez toujours lire sondages, messages et analyses, mais ni répondre ni publier.",
        "Votre dernier lieu est supprimé aussitôt. Ce que vous avez déjà publié reste, sous les mêmes noms qu’avant.",
        "L’identifiant lui-même attend : réactivez-le à tout moment, vos messages sont de nouveau les vôtres et vos réponses comptent comme avant.",
        "Le désactiver ne retire aucune réponse et n’en permet pas de seconde : un sondage auquel vous avez répondu le reste jusqu’à ce que vous retiriez vos réponses.",
        "Dans un sondage sur la page d’un autre site, l’identifiant y prend fin. Votre navigateur garde alors une note, signée par le serveur, disant que ce seul sondage a reçu une réponse sur ce site. Elle ne dit ni de qui, ni laquelle, ni rien d’un autre sondage.",
      ],
    },
    "Pour voir ce qui est gardé sous lui, l’emporter, reprendre certaines choses ou rompre avec lui pour de bon, ouvrez <yourData>Vos données</yourData>. Effacer seulement les données de ce site dans votre navigateur vous donne aussi un nouvel identifiant, mais laisse ce que l’ancien a écrit, que plus personne ne peut modifier ni supprimer ; voir <rights>Vos droits</rights>.",
    { heading: "Quand le serveur est injoignable" },
    "Votre navigateur crée alors un remplaçant à partir de certaines de ses propriétés, comme son type, sa langue, son écran et son fuseau horaire. Il est gardé en mémoire jusqu’à ce que vous quittiez la page, et le serveur n’y reconnaît personne.",
  ],
};
