import {
  formatCount,
  formatList,
  plural,
  type Words,
} from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const pickerTexts: Words<typeof english.pickerTexts> = {
  title: "Intégrer un sondage",
  lead: "Montrez un sondage sur votre page avec une ligne de HTML. On y répond sur place, sans compte et sans cookies.",
  loading: "Chargement du sondage",
  failed: "Le sondage n’a pas pu être chargé.",
  open: "L’ouvrir sur Nearsay",
  another: "Choisir un autre sondage",
  closed:
    "Ce sondage n’accepte plus de réponses. Votre page le montrerait comme clos.",
  onlyOn: (origins) =>
    origins.length === 0
      ? "Aucun autre site ne peut afficher ce sondage. Sur une de vos pages, la ligne n’afficherait que son lien."
      : `Ce sondage ne peut être affiché que sur ${formatList(origins)}. Sur tout autre site, la ligne n’afficherait que son lien.`,
  refused: {
    NOT_FOUND: {
      title: "Sondage introuvable.",
      about:
        "Le lien est peut-être incomplet, ou le sondage a été retiré. Choisissez-en un autre.",
    },
    CODE_REQUIRED: {
      title: "Ce sondage s’ouvre avec un code d’accès.",
      about:
        "De tels sondages ne sont jamais intégrés : personne ne devrait saisir un code sur une page qui n’est pas de Nearsay. Mettez plutôt un lien.",
    },
    ORIGIN_NOT_ALLOWED: {
      title: "Ce sondage ne peut pas être intégré.",
      about:
        "Son auteur ou ce site ne l’affiche que sur Nearsay. Mettez plutôt un lien.",
    },
    INVITATION_REQUIRED: {
      title: "Les sondages de ce site ne peuvent pas être intégrés.",
      about: "Le site n’est ouvert qu’aux personnes invitées.",
    },
  },
  find: {
    heading: "Quel sondage ?",
    label: "Chercher des sondages",
    hint: "Quelques mots, ou son adresse.",
    search: "Chercher",
    loading: "Chargement des sondages",
    failed: "Les sondages n’ont pas pu être chargés.",
    found: (text) =>
      text === "" ? "Les plus suivis" : `Trouvés pour « ${text} »`,
    none: (text) =>
      text === ""
        ? "Il n’y a pas encore de sondages."
        : `Aucun sondage public trouvé pour « ${text} ».`,
    noneNext:
      "Seuls les sondages publics peuvent être intégrés. Essayez d’autres mots, ou collez l’adresse d’un sondage.",
    closed: "Clos",
    responses: (count) =>
      plural(count, {
        one: `${formatCount(count)} réponse`,
        other: `${formatCount(count)} réponses`,
      }),
  },
  look: {
    label: "Aspect",
    mode: "Comment il se tient dans votre page",
    modes: {
      frame: "Dans un cadre",
      inline: "Dans la page",
    },
    aboutMode: {
      frame:
        "Le plus sûr : votre page et le sondage ne peuvent pas se lire l’un l’autre. La hauteur suit le contenu.",
      inline:
        "Les scripts de votre page peuvent lire les réponses. Il se charge plus vite qu’un cadre, et vos styles ne l’atteignent toujours pas.",
    },
    theme: "Thème",
    themes: {
      auto: "Comme votre page",
      light: "Clair",
      dark: "Sombre",
    },
    accent: "Couleur d’accent",
    aboutAccent:
      "Vide, c’est le bleu-vert de Nearsay. La couleur est assombrie ou éclaircie là où un texte serait difficile à lire.",
    ownAccent: "#006162",
    noColor: "Une couleur s’écrit ainsi : #0a7d55.",
    palette: "Choisir la couleur d’accent",
  },
  preview: {
    label: "Aperçu",
    heading: "Sur votre page",
    about: "C’est le sondage lui-même : une réponse donnée ici compte.",
  },
  lines: {
    label: "Lignes à copier",
    line: "La ligne pour votre page",
    aboutLine:
      "Placez-la là où le sondage doit se trouver. Le lien qu’elle contient s’affiche là où aucun script ne tourne.",
    frame: "Sans notre script",
    aboutFrame:
      "Pour les pages qui n’autorisent aucun script : un cadre qui garde sa hauteur.",
    warning:
      "Certains navigateurs ne laissent rien conserver à un cadre : il ne peut donc pas distinguer une seconde visite de celle d’un voisin. Il accepte alors une réponse par jour et par connexion et envoie les autres personnes sur Nearsay. La ligne ci-dessus n’a pas cette limite : là, votre page conserve qui a répondu.",
    copyLine: "Copier la ligne",
    frameTitle: (survey) => `Sondage : ${survey}`,
    copyFrame: "Copier le cadre",
    copied: "Copié",
    byHand:
      "Votre navigateur ne l’a pas copié. C’est sélectionné : appuyez sur Ctrl+C, ou ⌘C sur un Mac.",
    policy: "Ma page a une politique de sécurité du contenu",
    nonce:
      'Donnez au script le nonce de votre page : <script nonce="…" src=… >. Rien d’autre n’en demande : le sondage vient sans éléments style, et ce que le script charge est admis avec lui.',
    sources: {
      frame: "Puis que frame-src nomme <origin></origin>",
      inline: "Puis que connect-src nomme <origin></origin>",
    },
    react:
      "Sur une page de React 18 ou plus récent, prenez SurveyWidget du conteneur fédéré <container></container> ; ses types sont à <types></types>",
  },
};

export const referenceTexts: Words<typeof english.referenceTexts> = {
  heading: "Ce que votre page peut lui dire, et entendre de lui",
  attributes: {
    heading: "Attributs",
    items: {
      survey: "Numéro ou uuid du sondage. Le seul nécessaire.",
      mode: "frame, sauf s’il dit inline.",
      theme:
        "light, dark ou auto, qui suit le color-scheme de votre page : clair si elle n’en déclare aucun.",
      accent: "Une couleur comme #0a7d55.",
      loading:
        "eager charge aussitôt ; sans lui, le sondage se charge quand il est presque visible.",
      title:
        "Le nom du cadre pour les lecteurs d’écran, au lieu de « Sondage : … ».",
      lang: "Une langue comme de. Sans lui, celle de votre page, sinon celle du navigateur.",
      near: "Latitude et longitude du lieu dont parle votre page, comme 52.52,13.40. Si le sondage compte à quelle distance sont les gens, vos lecteurs peuvent le compter comme le leur ; il est d’abord arrondi à une cellule de 1 km. Lu au chargement du sondage.",
    },
  },
  properties: {
    heading: "Propriétés personnalisées de CSS",
    about:
      "Fixez-les pour l’élément ou ce qui l’entoure ; les attributs l’emportent.",
    items: {
      accent: "Une couleur comme #0a7d55.",
      radius: "Des coins, de 0px à 24px.",
      font: "Familles de polices que votre page a chargées (inline) ou que le système de la personne possède (frame).",
      minHeight: "Hauteur de l’emplacement, 320px sauf indication contraire.",
    },
  },
  events: {
    heading: "Événements",
    about: "Chacun est un CustomEvent de l’élément et remonte.",
    items: {
      ready: "Il est affiché. detail: { survey, title }",
      answered:
        "Quelqu’un a répondu ; duplicate si c’était déjà fait. detail: { survey, duplicate }",
      height: "Il fait maintenant tant de pixels de haut. detail: { px }",
      error:
        "Il ne peut pas être affiché ; sa place dit pourquoi et a un lien. detail: { code, message }",
    },
  },
  errors: {
    heading: "Codes d’erreurs",
    items: {
      SURVEY: "L’attribut survey n’en nomme aucun.",
      NOT_FOUND: "Il n’y a pas, ou plus, de tel sondage.",
      CODE_REQUIRED:
        "Il s’ouvre avec un code d’accès, il n’est donc jamais intégré.",
      ORIGIN_NOT_ALLOWED:
        "Son auteur ou le site ne l’autorise pas sur cette page.",
      INVITATION_REQUIRED: "Le site n’est ouvert que sur invitation.",
      UNAVAILABLE: "Le site ne peut pas l’afficher pour le moment.",
      BLOCKED:
        "Aucune réponse du cadre : souvent une politique de sécurité du contenu.",
      NETWORK: "Le site est injoignable.",
    },
  },
  methods: {
    heading: "Méthodes et propriétés",
    about:
      "survey, mode, theme et accent sont aussi des propriétés : ce que vous fixez se voit aussitôt.",
    items: {
      load: "Charge aussitôt, où que soit l’élément.",
      reload: "Recommence à neuf.",
    },
  },
  messages: {
    heading: "Messages du cadre",
    about:
      "Le script s’en occupe. Pour écrire le vôtre autour d’un cadre, ajoutez ?parent= avec l’origine de votre page à son adresse ; vérifiez que l’origine d’un message est ce site, qu’il vient de votre cadre et qu’il dit nearsay: 1 ; et nommez ce site comme destinataire de ce que vous envoyez. Un cadre sans parent n’envoie ni n’écoute.",
    items: {
      hello:
        "Dans les deux sens. Le cadre le dit d’abord, et de nouveau avant que quelqu’un participe ; répondez chaque fois par { look, visitor }: theme, accent, radius et font, et ce que keep vous a donné ou null.",
      ready: "Du cadre, comme l’événement.",
      answered: "Du cadre, comme l’événement.",
      height: "Du cadre, comme l’événement.",
      error: "Du cadre, comme l’événement.",
      keep: "Du cadre : { visitor }, que votre page conserve à la place de ce qu’elle conservait : qui répond, là où le navigateur ne laisse rien conserver au cadre, sinon seulement qu’il y a eu réponse.",
      look: "Au cadre : { look }, chaque fois qu’il change.",
    },
  },
  people: {
    heading: "Ce que les personnes sur votre page peuvent attendre",
    items: [
      "Une réponse par personne et par site : ce qu’elles ont fait ici ou sur une autre page n’y est pas relié.",
      "Aussi souvent que votre page affiche le sondage, dans un cadre ou non, il accepte une seule réponse de chaque personne, même après qu’elle a désactivé son identifiant.",
      "Leur consentement est demandé dans le sondage, avant la réponse. Aucun cookie n’est lu ni déposé.",
      "Les questions, les remerciements et les résultats s’affichent dans votre page ; la discussion est à un lien de là.",
      "Sans cadre, les scripts de votre page peuvent lire les réponses. Dans un cadre, ils ne le peuvent pas.",
    ],
  },
};
