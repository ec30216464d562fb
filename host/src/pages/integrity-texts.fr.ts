import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./integrity-texts.ts";

export const integrityPageTexts: Words<typeof english.integrityPageTexts> = {
  lead: "Qui veut un résultat peut envoyer beaucoup de réponses. Nearsay ne demande de nom à personne et ne peut donc pas l’empêcher. Il peut rendre cela coûteux et montrer où c’est arrivé.",
  signs: [
    { heading: "Signes" },
    "Cinq signes indiquent qu’une réponse fait partie d’un bourrage. Ceux qu’elle présente sont jugés quand elle est enregistrée, ou juste avant qu’elle soit affichée avec d’autres, et rien d’autre ne reste avec elle : ni adresse, ni réseau, ni trait d’un navigateur.",
  ],
  dealings: [
    "Un signe ne dit rien, car les gens arrivent nouveaux, pressés et en foule. Deux ou plus marquent une réponse. Les sondages qui affichent chaque réponse aussitôt ne connaissent que les deux premiers signes.",
    { heading: "Ce que deviennent les réponses marquées" },
    "Elles sont acceptées et comptées. À côté de chaque résultat est indiqué combien sont marquées, et un commutateur trace chaque graphique sans elles. L’auteur peut laisser les réponses marquées hors de ce qui s’affiche d’abord : toutes et jamais une seule, avec un motif que tout le monde lit. Les deux résultats restent à une pression l’un de l’autre. Personne ne retire une réponse pour ce qu’elle dit.",
    "Les réponses marquées attendent de la compagnie comme toutes les autres : aucun des résultats ne se compose jamais de moins d’un groupe, si bien que les deux côte à côte ne révèlent la réponse de personne.",
    { heading: "Ce que coûte le bourrage" },
    "Un navigateur résout une petite énigme avant d’envoyer quelque chose. Quand un réseau apporte beaucoup de nouveaux identifiants en quelques minutes, chacun de plus paie le double, jusqu’à quelques secondes. Une classe derrière une seule adresse paie ce que paie tout le monde, et personne n’est refusé pour ce que font ses voisins.",
    { heading: "À quelle fréquence il se trompe" },
  ],
  limits: [
    "Qui envoie sans cesse la même chose est repéré, depuis un réseau ou depuis plusieurs. Avec beaucoup de réseaux et de patience, seuls les textes trahissent un script : sans textes, il passe inaperçu. Et une personne sur cinq parmi celles à qui l’on a dit quoi écrire est marquée bien qu’il s’agisse de personnes, car beaucoup écrivent la même chose. C’est pourquoi les réponses marquées sont affichées et comptées plutôt que jetées.",
    { heading: "Ce qu’il ne peut pas voir" },
    "Quelqu’un qui attend, change de réseau et réécrit chaque réponse ressemble à beaucoup de gens. Les résultats décrivent qui a répondu, non une ville : voir <disclaimer>Mentions légales et usage responsable</disclaimer>.",
  ],
};

export const signTexts: Words<typeof english.signTexts> = {
  fresh: (sign) =>
    `<b>${sign}</b> : l’identifiant anonyme avait quelques minutes. Presque tout le monde est nouveau une fois.`,
  fast: (sign) =>
    `<b>${sign}</b> : elle a été envoyée plus vite que ses questions ne se lisent.`,
  burst: (sign) =>
    `<b>${sign}</b> : beaucoup sont venues d’un même réseau à la fois, et les autres réseaux du sondage ne connaissent pas une telle affluence.`,
  repeated: (sign) =>
    `<b>${sign}</b> : tant de réponses d’un réseau ont fait le même choix que le hasard y suffit à peine.`,
  copied: (sign) =>
    `<b>${sign}</b> : un texte est écrit comme d’autres, mot pour mot ou presque.`,
};

export const errorTexts: Words<typeof english.errorTexts> = {
  measured: (runs) =>
    `Mesuré avec un trafic inventé dont la vérité est connue, ${formatCount(runs)} fois pour chaque type. Manquées : les réponses de bourrage qui ne sont pas marquées ; marquées à tort : celles de personnes.`,
  kind: "Type",
  missed: "Manquées",
  wrong: "Marquées à tort",
  percent: (share) => `${formatCount(share)} %`,
  none: "–",
};

export const errorKinds: Words<typeof english.errorKinds> = {
  script: "Un script dans un réseau",
  slowScript: "Un script qui attend aussi longtemps que les gens lisent",
  drip: "Une réponse toutes les cinq minutes, toute la journée",
  variedDrip: "La même chose, en variant tous les choix sauf un",
  networks: "Un script dans cinquante réseaux",
  slowNetworks:
    "La même chose, en attendant aussi longtemps que les gens lisent",
  campaign: "Trente personnes à qui une campagne a dit quoi dire",
  class: "Une classe derrière une seule adresse",
  poster: "Une affiche lors d’un concert",
  others: "Des personnes à côté de tout cela",
};
