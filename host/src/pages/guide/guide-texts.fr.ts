import type { Words } from "@nearsay/core/domain";
import type { guideTexts as english } from "./guide-texts.ts";

export const guideTexts: Words<typeof english> = {
  lead: "Trouver un sondage, y répondre, voir ce qu’ont dit les autres et poser une question soi-même. Sans compte à aucune étape.",
  finding: {
    title: "Trouver un sondage",
    blocks: [
      "La <home>page d’accueil</home> liste les sondages publics. Si vous autorisez la position, les plus proches viennent d’abord ; sinon les plus récents, et tout le reste fonctionne de même.",
      {
        list: [
          "<b>Recherche publique</b> trouve les sondages qui contiennent chaque mot saisi. <em>bus nuit</em> trouve « Le bus de nuit le week-end ».",
          "<b>Recherche par code</b> ouvre les sondages grâce au code d’accès que vous avez reçu.",
          "<b>Les plus suivis</b>, <b>Les plus aimés</b> et <b>Les plus discutés</b> montrent ce qui compte le plus pour les autres.",
        ],
      },
    ],
  },
  takingPart: {
    title: "Participer",
    blocks: [
      "Lire ne demande rien. Pour répondre, aimer, publier ou signaler, activez une fois votre identifiant anonyme : là où la page le propose, ou sur la page <anonymousId>Identifiant anonyme</anonymousId>. Il vaut pour ce navigateur jusqu’à ce que vous le désactiviez ; un autre navigateur ou une fenêtre privée est quelqu’un d’autre.",
    ],
  },
  answering: {
    title: "Répondre",
    blocks: [
      "Ouvrez un sondage, remplissez ce que vous voulez et appuyez sur <b>Envoyer</b>. Vous pouvez laisser des questions de côté, mais il faut au moins une réponse. Une réponse écrite peut compter jusqu’à 240 caractères.",
      "Au-dessus de <b>Envoyer</b> est indiqué quand les résultats s’affichent : par groupes de réponses, après la clôture ou aussitôt. <insightsHere>Lire les analyses</insightsHere> explique chacun de ces cas.",
      "Vous pouvez répondre à chaque sondage une fois, jusqu’à sa clôture, sans pouvoir changer votre réponse ensuite. Ce que vous avez commencé reste dans cet onglet : un rechargement ou une connexion perdue ne perd rien.",
    ],
  },
  accessCodes: {
    title: "Sondages à code d’accès",
    blocks: [
      "Certains sondages s’adressent à des personnes qui ont reçu un code, comme <code>PARENTS-2026</code> dans une lettre de l’école. Un tel sondage n’est dans aucune liste ni aucune recherche par mots ; ouvrez-le par son lien ou avec <b>Recherche par code</b>. Ce navigateur retient ensuite le code.",
      "Après trois codes erronés différents, le sondage vous est bloqué pendant 15 minutes. Les codes doivent correspondre exactement, majuscules comprises.",
    ],
  },
  discussing: {
    title: "Discuter",
    blocks: [
      "Sous <b>Discussion</b>, vous pouvez publier jusqu’à 240 caractères et répondre aux messages. Les autres vous voient comme « Utilisateur » suivi de quatre lettres ou chiffres, différents dans chaque sondage. Vous pouvez modifier vos propres réponses ; les messages restent tels quels.",
    ],
  },
  reporting: {
    title: "Signaler un sondage",
    blocks: [
      "Appuyez sur <b>Signaler</b> et dites en quelques mots ce qui ne va pas. Il disparaît de votre liste ; une fois que suffisamment de personnes l’ont signalé, il est masqué pour tous jusqu’à ce que l’exploitant l’ait examiné. Les règles sont dans les <disclaimer>Mentions légales</disclaimer>.",
    ],
  },
};
