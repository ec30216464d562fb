import type { Words } from "@nearsay/core/domain";
import type { insightsTexts as english } from "./insights-texts.ts";

export const insightsTexts: Words<typeof english> = {
  title: "Lire les analyses",
  blocks: [
    "Les <b>analyses</b> montrent combien de personnes ont répondu, quand et ce qu’elles ont dit. Chaque graphique peut s’afficher en tableau des mêmes nombres.",
    {
      quote: [
        "50 personnes ont répondu à « La bibliothèque doit-elle ouvrir le dimanche ? » : 31 Oui, 14 Non, 5 Le matin seulement. À côté de Oui, vous lisez <b>62 %</b> et <b>31</b> : 31 sur 50.",
      ],
    },
    "Le nombre de personnes qui ont répondu s’affiche toujours aussitôt. Ce qu’elles ont répondu s’affiche comme l’auteur l’a choisi avant de publier, pour lui comme pour tous :",
    {
      list: [
        "<b>Par groupes</b>, sauf si l’auteur en a décidé autrement : les réponses s’affichent ensemble, au moins 10 à la fois sauf si l’exploitant a choisi un autre nombre. Les premières s’affichent une fois que deux fois plus sont arrivées, de plusieurs réseaux, et un groupe reste toujours en retrait jusqu’à la clôture, pour que personne ne sache de qui venaient les dernières réponses. « Affiche 40 réponses sur 47 » signifie que tous les chiffres, sauf le nombre de réponses, reposent sur ces 40. Une question dont les nouvelles réponses se ressemblent trop attend un groupe ultérieur ; l’une peut donc en compter moins qu’une autre.",
        "<b>Après la clôture</b> : pas de chiffres avant. Avec moins de réponses qu’un groupe, il n’y en a pas ensuite non plus.",
        "<b>Aussitôt</b> : les chiffres suivent chaque réponse. Qui les observe peut savoir ce qu’une personne a répondu.",
      ],
    },
    {
      list: [
        "<b>Réponses</b> compte des personnes. Là où plusieurs options peuvent être choisies, les parts portent sur tous les choix faits, si bien qu’elles font toujours 100 %.",
        "<b>Réponses au fil du temps</b> trace les réponses par heure, par jour ou plus, et par-dessus une ligne plus lisse, la moyenne de sept.",
        "<b>Choix multiples</b> compare les questions dans une matrice ; le détail montre une barre par option, la grille les trois premières.",
        "<b>Mots-clés principaux</b> compte dans combien de réponses un mot apparaît. Plusieurs personnes doivent l’avoir employé, pour qu’aucun nom n’apparaisse.",
        "<b>Résumé par IA</b> met les mêmes chiffres en phrases, qui disent sur quoi elles reposent. Comme les mots-clés et l’humeur, il attend qu’assez de personnes aient répondu, cinq sauf si l’exploitant a choisi un autre nombre.",
        "Une alerte apparaît quand les réponses s’envolent ou quand l’humeur des réponses écrites tombe sous 45 % : 0 % est tout négatif, 100 % tout positif. Elle est jugée d’après des mots anglais et des émojis, et ignore l’ironie.",
        "Le nombre de réponses et les réponses nouvellement affichées arrivent d’eux-mêmes tant que le panneau est ouvert ; un petit « +2 » marque ce qui a augmenté.",
        "<b>Exporter en HTML</b> enregistre le tout dans un fichier qui s’ouvre sans connexion. Certains auteurs demandent un code d’export d’au moins 4 caractères. Chaque graphique peut aussi être enregistré seul, et ses nombres pour un tableur.",
      ],
    },
  ],
};
