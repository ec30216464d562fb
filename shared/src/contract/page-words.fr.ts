import type { HostPath } from "./routes.ts";

const titles: Record<HostPath, string> & Record<string, string> = {
  "/": "Nearsay : sondages près de chez vous",
  "/surveys/:surveyKey": "Sondage",
  "/t": "Ticket en papier",
  "/feedback": "Avis sur le produit",
  "/embed": "Intégrer un sondage",
  "/create-survey": "Nouveau sondage",
  "/manage/:surveyUuid": "Gérer le sondage",
  "/mine": "Vos sondages",
  "/operate": "Modération",
  "/invite": "Invitation",
  "/about": "À propos de Nearsay",
  "/guide": "Mode d’emploi",
  "/integrity": "Comment les réponses sont vérifiées",
  "/disclaimer": "Mentions légales et usage responsable",
  "/privacy": "Confidentialité",
  "/privacy/anonymous-id": "Identifiant anonyme",
  "/privacy/your-data": "Vos données",
  "/review": "Écrire un avis",
  "/waitlist": "Liste d’attente",
};

const descriptions: Record<string, string> = {
  "/": "Trouvez des sondages près de chez vous, répondez-y, discutez-en et suivez leurs résultats, sans compte.",
  "/create-survey":
    "Décrivez ce que vous voulez savoir, demandez un brouillon ou partez de zéro, et publiez sans compte.",
  "/feedback":
    "Des sondages sur Nearsay lui-même : ce qui va, ce qui ne va pas, ce qui manque.",
  "/embed":
    "Montrez un sondage sur votre site : choisissez-le, réglez son aspect, voyez-le aussitôt et copiez une ligne.",
  "/about":
    "À quoi sert Nearsay : des sondages sur un lieu, auxquels ses habitants répondent et dont ils discutent, sans compte.",
  "/guide":
    "Comment trouver des sondages, y répondre, en discuter et en créer, et ce que sont les questions de contrôle.",
  "/integrity":
    "À quoi Nearsay reconnaît les réponses en masse, ce qu’il en fait et combien il se trompe.",
  "/disclaimer":
    "À quoi Nearsay peut servir, à quoi il ne doit pas servir, et ce que personne ne garantit.",
  "/privacy":
    "Ce que Nearsay conserve sur vous, pourquoi, combien de temps, et ce que vous pouvez y faire.",
  "/privacy/anonymous-id":
    "Ce qu’est l’identifiant anonyme, si le vôtre est activé, et comment le désactiver ou le réactiver.",
  "/privacy/your-data":
    "Voyez ce que votre identifiant anonyme a répondu, écrit et aimé ; emportez-le, retirez-le ou effacez tout.",
  "/review":
    "Notez avec des étoiles et un commentaire, et faites-en un sondage.",
  "/waitlist":
    "Sachez quand il y aura des comptes : pour les particuliers et pour les entreprises de 32 secteurs.",
};

export const titleOf = (path: string, english: string) =>
  titles[path] ?? english;

export const descriptionOf = (path: string, english: string) =>
  descriptions[path] ?? english;
