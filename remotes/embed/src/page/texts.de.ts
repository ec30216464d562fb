import {
  formatCount,
  formatList,
  plural,
  type Words,
} from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const pickerTexts: Words<typeof english.pickerTexts> = {
  title: "Umfrage einbetten",
  lead: "Mit einer Zeile HTML eine Umfrage auf der eigenen Seite zeigen. Geantwortet wird gleich dort, ohne Konto und ohne Cookies.",
  loading: "Die Umfrage wird geladen",
  failed: "Die Umfrage ließ sich nicht laden.",
  open: "Auf Nearsay öffnen",
  another: "Andere Umfrage wählen",
  closed:
    "Diese Umfrage nimmt keine Antworten mehr an. Auf einer Seite stünde sie als geschlossen.",
  onlyOn: (origins) =>
    origins.length === 0
      ? "Keine andere Website darf diese Umfrage zeigen. Auf einer eigenen Seite stünde nur ihr Link."
      : `Nur ${formatList(origins)} darf diese Umfrage zeigen. Auf jeder anderen Website stünde nur ihr Link.`,
  refused: {
    NOT_FOUND: {
      title: "Umfrage nicht gefunden.",
      about:
        "Vielleicht ist der Link unvollständig, oder die Umfrage wurde entfernt. Eine andere lässt sich wählen.",
    },
    CODE_REQUIRED: {
      title: "Diese Umfrage öffnet sich mit einem Zugangscode.",
      about:
        "Solche Umfragen werden nie eingebettet: Niemand soll einen Code auf einer Seite eingeben, die nicht zu Nearsay gehört. Ein Link führt zu ihr.",
    },
    ORIGIN_NOT_ALLOWED: {
      title: "Diese Umfrage darf nicht eingebettet werden.",
      about:
        "Wer sie erstellt hat oder diese Website betreibt, zeigt sie nur auf Nearsay. Ein Link führt zu ihr.",
    },
    INVITATION_REQUIRED: {
      title: "Umfragen dieser Website lassen sich nicht einbetten.",
      about: "Die Website steht nur Eingeladenen offen.",
    },
  },
  find: {
    heading: "Welche Umfrage?",
    label: "Umfragen suchen",
    hint: "Einige Wörter daraus oder ihre Adresse.",
    search: "Suchen",
    loading: "Umfragen werden geladen",
    failed: "Die Umfragen ließen sich nicht laden.",
    found: (text) =>
      text === "" ? "Am meisten beantwortet" : `Gefunden zu „${text}“`,
    none: (text) =>
      text === ""
        ? "Noch gibt es keine Umfragen."
        : `Keine öffentlichen Umfragen zu „${text}“ gefunden.`,
    noneNext:
      "Nur öffentliche Umfragen lassen sich einbetten. Andere Wörter helfen vielleicht, oder die Adresse einer Umfrage.",
    closed: "Geschlossen",
    responses: (count) =>
      plural(count, {
        one: `${formatCount(count)} Antwort`,
        other: `${formatCount(count)} Antworten`,
      }),
  },
  look: {
    label: "Aussehen",
    mode: "Wie sie auf der Seite steht",
    modes: {
      frame: "Im Rahmen",
      inline: "In der Seite",
    },
    aboutMode: {
      frame:
        "Am sichersten: Seite und Umfrage sehen einander nicht. Die Höhe folgt dem Inhalt.",
      inline:
        "Skripte der Seite können Antworten lesen. Sie lädt schneller als ein Rahmen, und die Stile der Seite erreichen sie trotzdem nicht.",
    },
    theme: "Darstellung",
    themes: {
      auto: "Wie die Seite",
      light: "Hell",
      dark: "Dunkel",
    },
    accent: "Akzentfarbe",
    aboutAccent:
      "Leer ist das Petrol von Nearsay. Wo Schrift darin schlecht zu lesen wäre, wird die Farbe dunkler oder heller.",
    ownAccent: "#006162",
    noColor: "Eine Farbe sieht so aus: #0a7d55.",
    palette: "Akzentfarbe wählen",
  },
  preview: {
    label: "Vorschau",
    heading: "Auf der Seite",
    about: "Das ist die Umfrage selbst: Eine Antwort hier zählt.",
  },
  lines: {
    label: "Zeilen zum Kopieren",
    line: "Die Zeile für die Seite",
    aboutLine:
      "Sie kommt dorthin, wo die Umfrage stehen soll. Wo kein Skript läuft, zeigt sich der Link darin.",
    frame: "Ohne unser Skript",
    aboutFrame:
      "Für Seiten, die keine Skripte erlauben: ein Rahmen mit fester Höhe.",
    warning:
      "Manche Browser lassen einen Rahmen nichts aufbewahren, deshalb kann er einen zweiten Besuch nicht von dem eines Nachbarn unterscheiden. Dann nimmt er von jedem Anschluss eine Antwort am Tag und schickt alle anderen zu Nearsay. Die Zeile oben hat diese Grenze nicht: Dort bewahrt die Seite auf, wer geantwortet hat.",
    copyLine: "Zeile kopieren",
    frameTitle: (survey) => `Umfrage: ${survey}`,
    copyFrame: "Rahmen kopieren",
    copied: "Kopiert",
    byHand:
      "Der Browser hat es nicht kopiert. Es ist ausgewählt: Strg+C drücken, auf einem Mac ⌘C.",
    policy: "Die Seite hat eine Content Security Policy",
    nonce:
      'Das Skript braucht den Nonce der Seite: <script nonce="…" src=… >. Sonst braucht nichts einen: Die Umfrage kommt ohne style-Elemente, und was das Skript lädt, wird mit ihm eingelassen.',
    sources: {
      frame: "Dann muss frame-src nennen: <origin></origin>",
      inline: "Dann muss connect-src nennen: <origin></origin>",
    },
    react:
      "Auf einer Seite mit React 18 oder neuer kommt SurveyWidget aus dem föderierten Container <container></container>; seine Typen stehen unter <types></types>",
  },
};

export const referenceTexts: Words<typeof english.referenceTexts> = {
  heading: "Was die Seite ihr sagen kann und von ihr erfährt",
  attributes: {
    heading: "Attribute",
    items: {
      survey: "Nummer oder UUID der Umfrage. Das einzige, das nötig ist.",
      mode: "frame, wenn nicht inline dasteht.",
      theme:
        "light, dark oder auto: Letzteres folgt dem color-scheme der Seite und ist hell, wo sie keines nennt.",
      accent: "Eine Farbe wie #0a7d55.",
      loading:
        "eager lädt sofort; ohne das Attribut lädt die Umfrage, wenn sie fast zu sehen ist.",
      title: "Der Name des Rahmens für Screenreader, statt „Umfrage: …“.",
      lang: "Eine Sprache wie de. Ohne das Attribut die der Seite, sonst die des Browsers.",
      near: "Breite und Länge des Ortes, um den es auf der Seite geht, wie 52.52,13.40. Zählt die Umfrage, wie weit weg Menschen sind, können Lesende ihn als ihren mitzählen; er wird vorher auf eine Zelle von 1 km gerundet. Gelesen wird das, wenn die Umfrage lädt.",
    },
  },
  properties: {
    heading: "Eigene Eigenschaften von CSS",
    about:
      "Sie gelten am Element oder an allem darum herum; Attribute gehen vor.",
    items: {
      accent: "Eine Farbe wie #0a7d55.",
      radius: "Von Ecken, 0px bis 24px.",
      font: "Schriftfamilien, die die Seite geladen hat (inline) oder das System der Leute (frame).",
      minHeight:
        "Höhe des Platzhalters, 320px, wenn nichts anderes gesagt ist.",
    },
  },
  events: {
    heading: "Ereignisse",
    about: "Jedes ist ein CustomEvent des Elements und steigt auf.",
    items: {
      ready: "Sie wird gezeigt. detail: { survey, title }",
      answered:
        "Jemand hat geantwortet; duplicate, wenn das schon einmal war. detail: { survey, duplicate }",
      height: "So viele Pixel ist sie jetzt hoch. detail: { px }",
      error:
        "Sie lässt sich nicht zeigen; an ihrer Stelle steht, warum, und ein Link. detail: { code, message }",
    },
  },
  errors: {
    heading: "Codes von Fehlern",
    items: {
      SURVEY: "Das Attribut survey nennt keine.",
      NOT_FOUND: "Es gibt sie nicht oder nicht mehr.",
      CODE_REQUIRED:
        "Sie öffnet sich mit einem Zugangscode und wird deshalb nie eingebettet.",
      ORIGIN_NOT_ALLOWED:
        "Wer sie erstellt hat oder die Website erlaubt es auf dieser Seite nicht.",
      INVITATION_REQUIRED: "Die Website steht nur Eingeladenen offen.",
      UNAVAILABLE: "Die Website kann sie gerade nicht zeigen.",
      BLOCKED:
        "Der Rahmen gibt keine Antwort: oft eine Content Security Policy.",
      NETWORK: "Die Website war nicht zu erreichen.",
    },
  },
  methods: {
    heading: "Methoden und Eigenschaften",
    about:
      "survey, mode, theme und accent sind auch Eigenschaften: Was gesetzt wird, zeigt sich sofort.",
    items: {
      load: "Lädt sofort, wo immer das Element ist.",
      reload: "Fängt von vorn an.",
    },
  },
  messages: {
    heading: "Nachrichten des Rahmens",
    about:
      "Darum kümmert sich das Skript. Für ein eigenes um einen Rahmen kommt ?parent= mit dem Ursprung der Seite an dessen Adresse; zu prüfen ist, dass der Ursprung einer Nachricht diese Website ist, dass sie aus dem Rahmen stammt und nearsay: 1 sagt; Ziel von allem, was gesendet wird, ist diese Website. Ein Rahmen ohne parent sendet nichts und hört nichts.",
    items: {
      hello:
        "In beide Richtungen. Der Rahmen sagt es zuerst und noch einmal, bevor jemand teilnimmt; die Antwort ist jedes Mal { look, visitor }: theme, accent, radius und font, und was keep gegeben hat oder null.",
      ready: "Vom Rahmen, wie das Ereignis.",
      answered: "Vom Rahmen, wie das Ereignis.",
      height: "Vom Rahmen, wie das Ereignis.",
      error: "Vom Rahmen, wie das Ereignis.",
      keep: "Vom Rahmen: { visitor }, von der Seite anstelle des Früheren aufzubewahren: wer antwortet, wo der Browser den Rahmen nichts aufbewahren lässt, sonst nur, dass geantwortet wurde.",
      look: "An den Rahmen: { look }, sooft es sich ändert.",
    },
  },
  people: {
    heading: "Worauf sich die Menschen auf der Seite verlassen können",
    items: [
      "Eine Antwort je Person und Website: Was sie hier oder auf einer anderen Seite getan haben, wird nicht damit verbunden.",
      "So oft die Seite die Umfrage auch zeigt, gerahmt oder nicht: Sie nimmt eine Antwort von ihnen an, auch nachdem sie die Kennung ausgeschaltet haben.",
      "Um ihre Einwilligung werden sie in der Umfrage gebeten, bevor sie antworten. Cookies werden weder gelesen noch gesetzt.",
      "Fragen, Dank und Ergebnisse stehen auf der Seite; zur Diskussion führt ein Link.",
      "Ohne Rahmen können Skripte der Seite Antworten lesen. In einem Rahmen können sie es nicht.",
    ],
  },
};
