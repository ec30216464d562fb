import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./answer.ts";

export const answerTexts: Words<typeof english.answerTexts> = {
  formLoading: "Chargement des questions",
  formFailed: "Les questions n’ont pas pu être chargées.",
  none: "Ce sondage n’a pas de questions.",
  submit: "Envoyer",
  submitting: "Envoi en cours…",
  closedButton: "Réponses closes",
  upcomingButton: "Pas encore ouvert",
  readOnlyButton: "Activer l’identifiant anonyme pour envoyer",
  notConsented: "Activez l’identifiant anonyme pour envoyer vos réponses.",
  enableAndSubmit: "Activer et envoyer",
  closed: "Ce sondage n’accepte plus de réponses.",
  challenges: "Questions de contrôle",
  challengesMissing: "Répondez aux questions de contrôle avant l’envoi.",
  challengesBlocked:
    "Les questions de contrôle laissent ce sondage fermé pour vous.",
  optedOut:
    "La participation est désactivée tant que l’identifiant anonyme est désactivé.",
  refused: "Contenu non autorisé.",
  submitFailed: "Les réponses n’ont pas pu être envoyées.",
  kept: "Vos réponses restent ici jusqu’au prochain envoi.",
  oneAllowed: "Choisissez-en une.",
  severalAllowed: "Choisissez-en autant que vous voulez.",
  clearChoice: "Effacer le choix",
  progress: (answered, all) =>
    `Réponses : ${formatCount(answered)} sur ${formatCount(all)}`,
  resultsAfterClosing: "Les résultats paraissent après la clôture.",
  resultsAtOnce:
    "Les résultats paraissent aussitôt : qui les observe peut savoir ce que vous avez répondu.",
  readsFigures: "L’auteur ne lit aucune réponse isolée.",
  readsTexts:
    "L’auteur lit ce que vous écrivez, séparément de vos autres réponses.",
  readsRows: "L’auteur lit des réponses entières, sans nom ni heure.",
  thanks: "Merci pour votre réponse !",
  duplicate: "Vous avez déjà répondu à ce sondage. Merci !",
};

export const answerSlow: Words<typeof english.answerSlow> =
  "Quand beaucoup de personnes répondent à la fois, cela peut prendre jusqu’à 10 secondes.";
