import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  page: {
    title: "Créer un sondage",
    intro:
      "Décrivez ce que vous voulez demander, ou commencez par une page blanche.",
    guide: "Guide d’utilisation",
  },
  consent: {
    generate:
      "Pour générer avec l’IA, activez l’identifiant anonyme sur la page « Identifiant anonyme ».",
    publish:
      "Pour créer et publier des sondages, activez l’identifiant anonyme sur la page « Identifiant anonyme ».",
  },
  prompt: {
    label: "Description du sondage",
    hint: "À qui s’adresse-t-il, et que voulez-vous savoir ?",
    manual: "Partir de zéro",
    manualHint: "Ouvre un sondage vide que vous écrivez vous-même.",
    generate: "Générer le sondage",
    startManual: "Ouvrir un brouillon vide",
    noConsent: "Activer l’identifiant pour commencer",
    enableAndGenerate: "Activer et générer",
    enableAndDraft: "Activer et rédiger",
    working: "Génération en cours…",
    note: "Pendant la bêta, l’IA termine en général un brouillon en quelques dizaines de secondes",
    soFar: "Déjà là",
    drafted: (count) =>
      plural(count, {
        one: `${formatCount(count)} question pour l’instant.`,
        other: `${formatCount(count)} questions pour l’instant.`,
      }),
    cancel: "Annuler",
    cancelled: "La rédaction a été annulée.",
    empty: "Ajoutez un peu de contexte après @review.",
    tooLong: (max) =>
      `Raccourcissez votre texte à ${formatCount(max)} caractères au plus.`,
    failed: "Impossible de générer un sondage à partir de ce texte.",
    failures: {
      busy: "Le modèle d’IA est trop sollicité en ce moment.",
      declined: "Le modèle d’IA a refusé de rédiger ce sondage.",
      cut: "Le modèle d’IA s’est interrompu avant la fin.",
      unreadable: "Ce que le modèle d’IA a écrit est illisible.",
      silent: "Le modèle d’IA ne répond plus.",
      unreachable: "Le modèle d’IA est injoignable.",
      broken: "Impossible de générer un sondage à partir de ce texte.",
    },
    byRules: "Rédiger selon des règles",
    came: "Ce qui était arrivé",
    keep: (count) =>
      plural(count, {
        one: "Garder cette question",
        other: `Garder ces ${formatCount(count)} questions`,
      }),
    kept: "Le modèle d’IA n’a pas terminé. Voici les questions qui étaient arrivées ; ajoutez ce qui manque.",
    templates: "Choisir un sondage pour commencer",
    templatesNote:
      "Votre texte ne dit pas encore quoi demander. Décrivez ce que vous voulez savoir, ou commencez par l’un de ceux-ci.",
    counter: (used, max) => `${used}/${max}`,
  },
  openFile: {
    action: "Ouvrir un fichier",
    hint: "Un sondage enregistré ici en JSON, ou un sondage SurveyJS.",
    failed: "Impossible de lire ce fichier. Réessayez.",
  },
  kept: {
    title: "Sondages pas encore publiés",
    untitled: "Sondage sans titre",
    resume: "Continuer",
    resumeNamed: (title) => `Continuer « ${title} »`,
    discard: "Supprimer",
    discardNamed: (title) => `Supprimer « ${title} »`,
    discarded: (title) => `« ${title} » a été supprimé.`,
    undo: "Annuler",
    earlier: (count) =>
      plural(count, {
        one: `${formatCount(count)} brouillon plus ancien`,
        other: `${formatCount(count)} brouillons plus anciens`,
      }),
    openElsewhere:
      "Ce brouillon est ouvert dans un autre onglet. Fermez-le là-bas pour le supprimer.",
    copy: "Ce brouillon est ouvert dans un autre onglet. Vous modifiez une copie.",
  },
  editor: {
    heading: "Modifier votre sondage",
    loading: "Chargement de l’éditeur",
    failed: "Impossible de charger l’éditeur. Votre brouillon attend ici.",
    back: "Revenir à la description",
    preview: "Aperçu",
    title: "Titre du sondage",
    instructions: "Consignes du sondage",
    closesAt: "Fin des réponses",
    closesAtHint:
      "À votre heure locale. Sans date, le sondage ferme au bout de 30 jours.",
    language: {
      label: "Langue du sondage",
      told: "D’après son texte",
      hint: "On peut chercher des sondages dans une langue, et les lecteurs d’écran le lisent dans celle-ci.",
    },
    listOnFeedback: "Afficher sur la page des avis",
    notKept:
      "Ce navigateur ne peut pas garder votre brouillon. Publiez-le avant de partir.",
    leftOut: "Différent du fichier :",
    more: (count) => `Et ${formatCount(count)} de plus`,
    looks: (count) =>
      `Laissé de côté, car seule l’apparence change : ${formatCount(count)}`,
    dismiss: "Masquer cette liste",
  },
  leave: {
    title: "Quitter ce sondage ?",
    kept: "Il est gardé dans ce navigateur et vous sera proposé à votre retour.",
    notKept:
      "Ce navigateur ne peut pas garder votre brouillon : il sera perdu.",
    stay: "Rester",
    leave: "Quitter",
  },
  questions: {
    heading: "Questions",
    none: "Aucune question pour l’instant. Ajoutez la première.",
    add: {
      free_text: "+ Ajouter un texte libre",
      multiple_choice: "+ Ajouter un choix multiple",
    },
    name: (number) => `Question ${number}`,
    text: "Texte de la question",
    kind: "Type de réponse",
    kinds: {
      text: "Texte",
      one: "Un seul choix",
      several: "Plusieurs choix",
      yes_no: "Oui / Non",
      scale: "Échelle",
      ranking: "Classement",
      number: "Nombre",
      date: "Date",
      statement: "Affirmation",
    },
    options: "Options",
    option: (number) => `Option ${number}`,
    addOption: "Ajouter une option",
    removeOption: (number) => `Retirer l’option ${number}`,
    optionsHint:
      "Entrée ajoute l’option suivante. Alt et une flèche la déplacent.",
    unfit: (unfit, lines) =>
      `Lignes qui n’ont pas trouvé place : ${formatCount(unfit)} sur ${formatCount(lines)}.`,
    shortened: (count, max) =>
      `Lignes collées raccourcies à ${formatCount(max)} caractères : ${formatCount(count)}.`,
    more: "Plus",
    set: {
      required: "réponse obligatoire",
      hint: "précision",
      shuffled: "ordre aléatoire",
      bounds: "minimum ou maximum d’options",
      section: "ouvre une section",
      sectionNamed: (heading) => `section « ${heading} »`,
      showIf: "dépend de réponses",
    },
    addOther: "Ajouter « Autre … »",
    addNone: "Ajouter « Rien de tout cela »",
    otherHint: "Avec cette option, chacun écrit ses propres mots.",
    exclusiveHint: "Se choisit seule : elle exclut toutes les autres.",
    formFailed: "Impossible de charger les réglages de cette question.",
    formLoading: "Chargement des réglages",
  },
  list: {
    grip: "déplaçable",
    reorder: (name) => `Déplacer : ${name}`,
    dragHelp:
      "Pour changer l’ordre, appuyez sur Espace, déplacez avec les flèches et appuyez de nouveau sur Espace. Échap remet en place.",
    position: (position, count) => `Position ${position} sur ${count}.`,
    lifted: (name, position) => `${name} : prêt à être déplacé. ${position}`,
    dropped: (position, count) =>
      `Déposé à la position ${position} sur ${count}.`,
    putBack: (name) => `Remis en place : ${name}.`,
    moveUp: (name) => `Monter : ${name}`,
    moveDown: (name) => `Descendre : ${name}`,
    remove: (name) => `Supprimer : ${name}`,
    moved: (name, position, count) =>
      `${name} : position ${position} sur ${count}.`,
    removed: (name) => `${name} : suppression effectuée.`,
  },
  challenges: {
    heading: "Questions de vérification",
    about:
      "Facultatif. Seules les personnes qui donnent la réponse attendue peuvent répondre au sondage.",
    hint: "De préférence un seul mot en minuscules, car il doit correspondre exactement.",
    guide: "Comment fonctionnent les questions de vérification",
    add: "+ Ajouter une question de vérification",
    name: (number) => `Vérification ${number}`,
    text: "Question",
    expectedAnswer: "Réponse attendue",
  },
  access: {
    label: "Accès et visibilité",
    heading: "Visibilité et accès",
    legend: "Qui peut voir ce sondage",
    global: "Public (visible par tous)",
    code: {
      choice: "Exiger un code d’accès",
      label: "Code d’accès",
      make: "Créer un code d’accès",
      short: "Le code doit avoir au moins 4 caractères",
      spaces: "Le code ne peut pas contenir d’espaces",
    },
    exportCode: {
      choice: "Exiger un autre code pour exporter les analyses (HTML)",
      label: "Code d’export",
      make: "Créer un code d’export",
      short: "Le code d’export doit avoir au moins 4 caractères",
      spaces: "Le code d’export ne peut pas contenir d’espaces",
    },
    hint: "De 4 à 32 caractères, sans espace.",
    made: (code) => `Le code est maintenant ${code}`,
    strength: {
      names: {
        first: "Très facile à deviner :",
        easy: "Facile à deviner :",
        fair: "Assez difficile à deviner :",
        hard: "Difficile à deviner :",
      },
      first: "l’un des premiers que l’on essaie.",
      among: {
        exact: (count) => `une possibilité sur ${count}.`,
        about: (count) => `une possibilité sur environ ${count}.`,
        beyond: () => "une possibilité sur plus de mille milliards.",
      },
    },
    embed: {
      legend: "Où il peut être intégré",
      anywhere: "Sur tous les sites",
      listed: "Seulement sur ces sites",
      nowhere: "Seulement ici",
      sites: "Sites",
      hint: (max) =>
        `Un par ligne, par exemple https://example.org. ${formatCount(max)} au plus.`,
      never:
        "Les sondages avec code d’accès ne sont jamais intégrés dans d’autres sites.",
    },
    results: {
      legend: "Quand les résultats s’affichent-ils ?",
      fixed:
        "Pour vous comme pour tout le monde. Ne peut plus changer après la publication.",
      groups: (least) =>
        least === undefined
          ? "Par groupes de réponses"
          : `Par groupes d’au moins ${formatCount(least)} réponses`,
      groupsHint: "Tant que le sondage est ouvert, et jamais une par une.",
      closed: "Après la fermeture",
      closedHint:
        "Personne ne voit de chiffres avant. Le nombre de réponses s’affiche tout de suite.",
      live: "Tout de suite, à chaque réponse",
      liveHint:
        "Qui observe les chiffres peut deviner ce qu’une personne a répondu.",
    },
    reads: {
      legend: "Que lisez-vous vous-même ?",
      fixed:
        "Avec une clé du sondage. On le dit aux gens avant qu’ils répondent, cela ne change donc plus après la publication.",
      choices: {
        figures: "Les chiffres seulement",
        texts: "Ce que les gens écrivent, mot pour mot",
        rows: "Les réponses entières",
      },
      hints: {
        figures: "Personne ne lit de réponse isolée.",
        texts:
          "Mélangé, par groupes et séparé des autres réponses de la même personne.",
        rows: "Par groupes et par numéro, sans nom ni heure. Certains répondent alors moins librement.",
      },
    },
  },
  preview: {
    heading: "Aperçu",
    untitled: "Sondage sans titre",
    noText: "(Question sans texte)",
    loading: "Chargement de l’aperçu",
    expected: "Réponses attendues",
    expectedHint: "Vous seul les voyez ici.",
  },
  publish: {
    action: "Publier",
    noConsent: "Activer l’identifiant pour publier",
    enable: "Activer et publier",
    working: "Publication en cours…",
    problems: "Pas encore publié",
    noToken: "Impossible de réserver une place pour le sondage. Réessayez.",
    failed: "Erreur inattendue à l’enregistrement du sondage.",
    before:
      "Il a été publié avant la perte de la connexion, sans vos dernières modifications.",
    goToIt: "Aller au sondage",
    another: "Publier comme un autre sondage",
    place: {
      legend: "De quel lieu s’agit-il ?",
      kinds: {
        near: "Mon lieu approximatif",
        named: "Un lieu par son nom",
        point: "Un point sur la carte",
        nowhere: "Nulle part",
      },
      kept: "Un carré d’environ 1 km est conservé et montré à toute personne qui voit le sondage ; il ne change plus.",
      failed: "Cette partie n’a pas pu être chargée.",
      missing: {
        named: "Cherchez un lieu et choisissez-le, ou « Nulle part ».",
        point: "Choisissez un point sur la carte, ou « Nulle part ».",
      },
      unknown: "Ce navigateur ne donne pas votre position.",
      near: "Il se trouve là où ce site vous a su en dernier au cours du dernier jour, à 1 km près ; sinon dans la ville de votre adresse Internet ; sinon nulle part. Toute personne qui voit le sondage peut connaître ce lieu, et il ne peut plus changer ensuite.",
      nowhere:
        "Il ne se trouve nulle part : tout le monde lit « Distance inconnue », et les listes le montrent après les sondages qui ont un lieu. Cela ne peut plus changer ensuite.",
    },
  },
  problems: {
    noTitle: "Donnez un titre au sondage.",
    closingPast: "Choisissez une heure de fermeture à venir.",
    closingUnfinished: "Complétez la date de fermeture ou effacez-la.",
    noQuestion: "Ajoutez au moins une question.",
    tooManyQuestions: (max) =>
      `Un sondage peut avoir ${formatCount(max)} questions au plus.`,
    tooLong: (max) =>
      `Les textes de ce sondage dépassent ${formatCount(max)} caractères au total, toutes langues confondues. Raccourcissez-les ou retirez des questions.`,
    noQuestionText: (number) => `Écrivez le texte de la question ${number}.`,
    fewOptions: (number) =>
      `Donnez au moins deux options à la question ${number}.`,
    sameOption: (number) => `La question ${number} a deux fois la même option.`,
    form: {
      kind: (number) =>
        `La question ${number} est posée d’une façon qui ne convient pas à son type. Choisissez le type à nouveau.`,
      number: (number) =>
        `La question ${number} demande un nombre minimal inférieur au maximal, tous deux avec autant de décimales que demandé.`,
      dates: (number) =>
        `La question ${number} demande un premier jour avant le dernier, à 120 ans d’écart au plus.`,
      options: {
        ranking: (number) =>
          `La question ${number} peut avoir de 2 à 10 options à classer.`,
        answers: (number) =>
          `Écrivez toutes les réponses de la question ${number}.`,
      },
      bounds: (number) =>
        `La question ${number} ne peut pas accepter si peu ou autant d’options : voyez « Au moins » et « Au plus ».`,
      other: (number) =>
        `Écrivez ce que la question ${number} demande à qui choisit « Autre ».`,
      backwards: (number) =>
        `La question ${number} dépend d’une question qui n’est pas avant elle ou a été supprimée. Déplacez-la ou choisissez une autre question.`,
      "no-choice": (number) =>
        `La question ${number} dépend d’une question qui n’a plus d’options. Choisissez une autre question.`,
      "no-option": (number) =>
        `La question ${number} dépend d’une option qui n’existe pas. Choisissez une option.`,
      unreachable: (number) =>
        `La question ${number} n’est jamais posée : aucune réponse avant elle ne remplit ses règles.`,
      entangled: (number) =>
        `La question ${number} dépend de plus que ce qui peut être vérifié. Utilisez moins de règles.`,
    },
    halfChallenge:
      "Chaque question de vérification doit avoir une question et une réponse attendue.",
    sites: {
      none: "Indiquez un site qui peut intégrer le sondage, ou faites un autre choix.",
      wrong: (text) =>
        `« ${text} » n’est pas un site. Écrivez son adresse, par exemple https://example.org.`,
      tooMany: (max) => `Indiquez ${formatCount(max)} sites au plus.`,
    },
    exportCode: {
      short: "Le code d’export des analyses doit avoir au moins 4 caractères.",
      spaces: "Le code d’export des analyses ne peut pas contenir d’espaces.",
    },
  },
};
