import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { deskTexts as english } from "./desk-texts.ts";

const waiting = (count: number) =>
  plural(count, {
    one: `${formatCount(count)} réponse attend`,
    other: `${formatCount(count)} réponses attendent`,
  });

export const deskTexts: Words<typeof english> = {
  title: "Gestion du sondage",
  loading: "Chargement du sondage",
  failed: "Le sondage n’a pas pu être chargé",
  page: "Aller au sondage",
  ask: {
    title: "Ouvrir la gestion d’un sondage",
    about: "Ce navigateur n’a aucune clé de ce sondage.",
  },
  wrong: {
    title: "Ce lien n’ouvre rien",
    about:
      "Sa clé a été remplacée ou annulée, ou le sondage est supprimé. La personne à qui il appartient peut vous donner un nouveau lien.",
    forget: "L’oublier ici",
  },
  head: {
    until: (when) => `jusqu’au ${when}`,
    since: (when) => `depuis le ${when}`,
    responses: (count) =>
      plural(count, {
        one: `${formatCount(count)} réponse`,
        other: `${formatCount(count)} réponses`,
      }),
    posts: (count) =>
      plural(count, {
        one: `${formatCount(count)} message`,
        other: `${formatCount(count)} messages`,
      }),
    likes: (count) => `${formatCount(count)} « j’aime »`,
    released: (released, all) =>
      `Les résultats montrent ${formatCount(released)} réponses sur ${formatCount(all)}`,
    helper: {
      moderate: "Cette clé s’occupe de la discussion du sondage.",
      read: "Cette clé lit les résultats. Elle ne change rien.",
    },
    word: "Mot de contrôle de votre lien :",
    hidden:
      "Il a été signalé ou retiré, et personne d’autre ne le voit. Les réponses sont conservées.",
    deleting: (when) =>
      `Personne ne le voit, et il sera supprimé définitivement le ${when}`,
    undo: "Garder le sondage",
    kept: "Le sondage est gardé.",
    working: "Un instant…",
    failed: "Cela n’a pas marché. Veuillez réessayer.",
  },
  days: {
    heading: "Réponses par jour",
    none: "Personne n’a encore répondu.",
    day: "Jour",
    ways: {
      site: "Site",
      link: "Lien",
      embed: "Intégration",
      ticket: "Ticket",
      kiosk: "Borne",
    },
    all: "Ensemble",
    earlier: (count) => `Afficher les ${formatCount(count)} jours`,
    zone: "Les jours sont ceux de l’heure UTC. Les réponses retirées en sortent par groupes.",
  },
  discussion: {
    heading: "Discussion",
    open: "S’occuper de la discussion",
    loading: "Chargement de la discussion",
    failed: "Cette partie n’a pas pu être chargée",
  },
  reading: {
    heading: "Ce qui a été écrit",
    promise: {
      figures:
        "Il a été promis que personne ne lit les réponses une à une. Les chiffres peuvent être enregistrés.",
      texts:
        "Il a été annoncé que vous lisez ce qui est écrit, à part des autres réponses.",
      rows: "Il a été annoncé que vous lisez des réponses entières, sans nom ni heure.",
    },
    view: "Que lire",
    texts: "Textes",
    rows: "Réponses",
    look: "Comment les lire",
    table: "En tableau",
    single: "Une par une",
    question: "Question",
    noQuestion: "Aucune question n’appelle de réponse écrite.",
    search: "Mots à chercher",
    find: "Chercher",
    none: "Personne n’a écrit cela.",
    noneYet: "Rien jusqu’ici. Il en reste à parcourir.",
    more: "Afficher plus",
    row: "N°",
    response: (row) => `Réponse ${formatCount(row)}`,
    leftOut: "Laissée vide",
    previous: "Précédente",
    next: "Suivante",
    nothing: "Personne n’a encore répondu.",
    waiting: {
      "more-answers": (group, count) =>
        `Affichées par groupes de ${formatCount(group)} : ${waiting(count)}.`,
      closing: (group, count) =>
        `Affichées après la clôture, par groupes de ${formatCount(group)} : ${waiting(count)}.`,
      never: (group, count) =>
        `Affichées par groupes de ${formatCount(group)} : ${waiting(count)}, et il en restera peut-être trop peu pour les montrer.`,
    },
    failed: "Le chargement a échoué.",
    save: {
      label: "Enregistrer",
      names: {
        "responses.csv": "Réponses (CSV)",
        "responses.jsonl": "Réponses (JSON Lines)",
        "figures.csv": "Chiffres (CSV)",
        "figures.json": "Chiffres (JSON)",
        "survey.zip": "Le tout (ZIP)",
      },
      progress: (bytes, share) =>
        share === null
          ? `Enregistrement : ${formatCount(Math.ceil(bytes / 1000))} ko jusqu’ici`
          : `Enregistrement : ${Math.floor(share * 100)} %`,
      more: "Comment les tableaux sont écrits, et enregistrer par un programme",
      columns:
        "Chaque option d’une question à plusieurs choix dans sa propre colonne (CSV)",
      bom: "Commencer par un indicateur d’ordre des octets, dont Excel a besoin (CSV)",
      defused:
        "Ce qu’un tableur exécuterait comme une formule est précédé d’une apostrophe en CSV ; en JSON, il est tel qu’il a été écrit.",
      command:
        "Commande, avec la partie de votre lien de gestion après #key= dans NEARSAY_KEY",
      copyCommand: "Copier la commande",
      cancel: "Annuler",
      cancelled: "Rien n’a été enregistré.",
      saved: "Enregistré.",
      failed: "Le fichier n’a pas pu être enregistré.",
    },
  },
  kiosk: {
    heading: "Borne",
    open: "Préparer une borne",
    loading: "Chargement des bornes",
    failed: "Cette partie n’a pas pu être chargée",
  },
  times: {
    heading: "Ouvert ou clos",
    close: "Clore maintenant",
    reopen: "Rouvrir",
    openUntil: (when) => `Il accepte des réponses jusqu’au ${when}`,
    closedSince: (when) => `Il n’accepte plus de réponses depuis le ${when}`,
    until: "Clôture des réponses",
    untilHint: "À votre heure locale.",
    past: "Choisissez une heure de clôture à venir.",
    closed: "Le sondage est clos.",
    reopened: "Le sondage est de nouveau ouvert.",
  },
  counting: {
    heading: "Réponses suspectes",
    about:
      "Une réponse est suspecte quand deux indices ou plus laissent penser à un bourrage. Les réponses suspectes comptent dans les chiffres tant que vous ne les écartez pas toutes, avec un motif. Tout le monde lit ce motif, et peut voir les chiffres des deux façons.",
    because: "Écartées :",
    reason: "Pourquoi sont-elles écartées ?",
    reasonHint: "Toute personne qui regarde les résultats le lit.",
    reasonMissing: "Indiquez le motif.",
    leaveOut: "Écarter les réponses suspectes",
    count: "Les compter de nouveau",
    leftOut: "Les réponses suspectes sont écartées.",
    counted: "Les réponses suspectes sont comptées.",
  },
  links: {
    end: "Annuler tous les liens partagés",
    ask: "Annuler tous les liens partagés ?",
    about:
      "Les liens partagés n’ouvrent plus rien désormais. Les personnes venues par l’un d’eux, ou avec le code d’accès, saisissent le code de nouveau.",
    confirm: "Les annuler",
    done: "Tous les liens partagés sont annulés.",
  },
  edit: {
    heading: "Ce qu’il demande, et à qui",
    open: "Modifier le sondage",
    loading: "Chargement du formulaire",
    unloaded: "Le formulaire n’a pas pu être chargé",
    closesAtHint: "À votre heure locale. Laissé vide, rien ne change.",
    codeKept: "Laissé vide, le code ne change pas.",
    access: "Visibilité et accès",
    newCode:
      "Les personnes qui avaient saisi l’ancien code doivent saisir le nouveau, et les liens partagés n’ouvrent plus rien.",
    answersKept:
      "Les réponses attendues restent telles quelles là où vous n’en écrivez pas.",
    otherText: (question) => `Texte avec « Autre » de ${question}`,
    answered:
      "Des personnes ont répondu : les questions et les options restent donc telles quelles. Corrigez leur formulation s’il le faut : les deux versions sont montrées.",
    save: "Enregistrer les modifications",
    saving: "Enregistrement…",
    saved: "Enregistré.",
    nothing: "Rien à enregistrer pour l’instant.",
    reset: "Abandonner les modifications",
    unsaved:
      "Vos modifications ne sont pas enregistrées : elles seraient perdues.",
    failed: "Les modifications n’ont pas pu être enregistrées.",
    problems: "Pas encore enregistré",
  },
  conflict: {
    title: "Quelqu’un d’autre a modifié le sondage entre-temps",
    about: "Rien de ce que vous avez fait n’est perdu. Modifié là-bas :",
    yours: "Vous l’avez modifié aussi.",
    parts: {
      title: "Titre",
      instructions: "Consignes",
      closesAt: "Heure de clôture",
      feedback: "Présence sur la page des avis",
      language: "Langue",
      access: "Qui peut le voir",
      export: "Code d’exportation",
      embedding: "Où il peut être intégré",
      questions: "Questions",
    },
    now: (value) => `maintenant « ${value} »`,
    keep: "Enregistrer ma version quand même",
    take: "Prendre l’autre version",
    taken: "Voici le sondage tel qu’il est.",
    back: "Récupérer mes modifications",
    answered:
      "Quelqu’un a répondu entre-temps : les questions ne peuvent plus être ajoutées, retirées ni déplacées.",
    fit: "Garder mes mots, laisser les questions",
  },
  keys: {
    heading: "Clés",
    about:
      "Chaque lien est une clé. Donnez-en une à part à qui vous aide, pour pouvoir l’annuler.",
    list: "Clés de ce sondage",
    unnamed: "Sans nom",
    first: "De la publication",
    current: "Celle-ci",
    made: (day) => `créée le ${day}`,
    used: (day) => `utilisée pour la dernière fois le ${day}`,
    never: "jamais utilisée",
    rotate: "Remplacer",
    rotateNamed: (label) => `Remplacer la clé « ${label} »`,
    end: "Annuler",
    onlyOwner:
      "La seule clé qui peut tout faire ne peut pas être annulée : créez-en d’abord une autre.",
    endNamed: (label) => `Annuler la clé « ${label} »`,
    label: "Pour qui est-elle ?",
    role: "Ce qu’elle permet",
    roles: {
      own: "Tout, comme vous",
      moderate: "S’occuper de la discussion",
      read: "Lire les résultats",
    },
    make: "Créer une clé",
    full: "Il ne peut pas y avoir plus de clés. Annulez-en d’abord une.",
    given: "Le nouveau lien. Il n’est montré que cette fois.",
    replaced:
      "Le nouveau lien. L’ancien ne vaut plus rien. Il n’est montré que cette fois.",
    done: "Je l’ai",
    ended: "La clé est annulée.",
    rotateAsk: {
      title: "Remplacer cette clé ?",
      about:
        "Son lien n’ouvre plus rien désormais, sur aucun appareil. Le nouveau vous est montré.",
      action: "Remplacer",
    },
    endAsk: {
      title: "Annuler cette clé ?",
      about: "Son lien n’ouvre plus rien désormais.",
      own: "C’est celle qui vous a ouvert cette page : elle ne s’ouvrira plus.",
      action: "Annuler la clé",
    },
    cancel: "Retour",
    failed: "Les clés n’ont pas pu être modifiées.",
  },
  news: {
    heading: "Nouvelles",
    open: "Suivre les nouvelles…",
    loading: "Chargement",
    failed: "Cette partie n’a pas pu être chargée",
  },
  remove: {
    heading: "Supprimer le sondage",
    about: (days) =>
      `Dès lors, personne ne le voit. Pendant ${formatCount(days)} jours, vous pouvez revenir en arrière ; puis tout ce qui lui appartient est supprimé définitivement : réponses, discussion, chiffres, clés.`,
    action: "Supprimer…",
    ask: "Supprimer ce sondage ?",
    label: "Saisissez son titre",
    hint: (title) => `Pour être sûr que c’est le bon : ${title}`,
    cancel: "Annuler",
    confirm: "Supprimer",
    failed: "Le sondage n’a pas pu être supprimé.",
    done: "Le sondage est en cours de suppression.",
  },
  edits: {
    heading: "Formulations dont le public est informé",
    parts: {
      title: "Titre",
      instructions: "Consignes",
      question: "Question",
      option: "Option",
      form: "À côté d’une question",
    },
    before: "Avant",
    after: "Après",
  },
};
