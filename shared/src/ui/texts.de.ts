import type { ExposedModule, RemoteReason } from "../contract/index.ts";
import { formatCount } from "../domain/locale.ts";
import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  close: "Schließen",
  consent:
    "Die anonyme Kennung ist eine Zufallszahl, die jede Person einmal zählt, ohne Namen und ohne Konto. Sie lässt sich jederzeit ausschalten.",
  copied: "Kopiert",
  copyFailed: "Kopieren nicht möglich",
  enableAnonymousId: "Anonyme Kennung einschalten",
  errorTitle: "Das hat nicht geklappt",
  loading: "Wird geladen",
  notNow: "Jetzt nicht",
  optional: "freiwillig",
  policyLink: "Anonyme Kennung",
  readOnly:
    "Nur Lesen: Umsehen geht so, zum Mitmachen braucht es die anonyme Kennung.",
  retry: "Noch einmal versuchen",
  charactersLeft: (count) => `noch ${formatCount(count)} Zeichen`,
  charactersUsed: (count, max) => `${count}/${max}`,
};

/** A new module has none until somebody finds one. */
const names: Partial<Record<ExposedModule, string>> = {
  "surveys/HomePage": "Die Liste der Umfragen",
  "surveys/SurveyPage": "Die Umfrage",
  "surveys/FeedbackPage": "Die Seite für Rückmeldungen",
  "surveys/TicketPage": "Die Seite für Papiertickets",
  "surveys/SurveyPreview": "Die Vorschau",
  "insights/InsightsPanel": "Die Auswertung",
  "discussion/Discussion": "Die Diskussion",
  "creator/CreatePage": "Das Formular für Umfragen",
  "creator/PublishedPanel": "Das Veröffentlichte",
  "creator/DeskPage": "Die Verwaltung der Umfrage",
  "creator/MinePage": "Die Liste eigener Umfragen",
  "embed/EmbedPage": "Die Seite zum Einbetten",
  "operator/OperatorPage": "Die Moderation",
};

const nameOf = (module: ExposedModule) => names[module] ?? "Dieser Teil";

const reasons: Record<RemoteReason, string> = {
  missing: "Der Teil steht gerade nicht bereit.",
  disabled: "Der Teil ist gerade ausgeschaltet.",
  contract:
    "Der Teil passt nicht zu dieser Fassung der Website. Neu laden kann helfen.",
  timeout: "Die Antwort hat zu lange gedauert.",
  damaged: "Was ankam, war beschädigt und wurde nicht verwendet.",
  failed: "Bitte die Verbindung prüfen und noch einmal versuchen.",
};

export const remoteTexts: Words<typeof english.remoteTexts> = {
  title: (module) => `${nameOf(module)} ließ sich nicht laden.`,
  crashed: (module) => `${nameOf(module)} läuft nicht mehr.`,
  reason: (reason) => reasons[reason],
  arrived: (module) => `${nameOf(module)} ist da.`,
  crashReason: "Der Rest der Seite ist nicht betroffen.",
  retry: "Noch einmal",
};
