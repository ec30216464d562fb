import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  figures:
    "figures.csv, figures.json : ce que tout le monde voit des réponses publiées.",
  sides:
    "Là où les deux côtés ont des réponses et où les réponses signalées ne sont pas écartées, celles par ticket (« tickets ») et celles des autres (« others ») y figurent, comme dans les graphiques, à côté de l’ensemble.",
  texts:
    "responses.csv, responses.jsonl : ce qui a été écrit, un texte et sa question par ligne. Les textes d’une personne ne se distinguent pas de ceux des autres.",
  rows: "responses.csv, responses.jsonl : une participation par ligne. Son numéro est son seul nom. Une question à plusieurs choix les a dans une colonne, séparés par « ;  ».",
  pictures:
    "charts/ : les chiffres en images. summary.txt : les chiffres en mots.",
  groups: (group) =>
    `Les réponses paraissent par groupes d’au moins ${group}, sans heure et dans un ordre tiré au sort.`,
  csv: "Le CSV est en UTF-8 selon la RFC 4180. Un texte qu’un tableur prendrait pour une formule (il commence par = + - @, une tabulation ou un saut de ligne) y est précédé d’une apostrophe ; en JSON il est tel qu’il a été écrit.",
  rankings:
    "Pour un classement, « 1. A » compte qui a mis A en premier, et « A > B » qui a mis A avant B.",
  opens: (moment) => `Ouverture : ${moment}`,
  closes: (moment) => `Clôture : ${moment}`,
  quota: (responses) => `Se clôt après ce nombre de réponses : ${responses}`,
  closedMessage: (text) => `Message après la clôture : ${text}`,
  thanksMessage: (text) => `Message à qui a répondu : ${text}`,
  thanksLink: (address) => `Adresse proposée ensuite : ${address}`,
  questions: "Questions, avec le numéro que leur donne JSON :",
};
