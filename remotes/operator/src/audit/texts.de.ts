import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const numbered = (thing: string) => (number: string) => `${thing} ${number}`;

const counted = (thing: string) => (number: string) => `${number} ${thing}`;

export const texts: Words<typeof english> = {
  about:
    "Was beim Betrieb der Website und an Umfragen geändert wurde, das Neueste zuerst. Jeder Eintrag deckt den vorigen ab, sodass keiner unbemerkt geändert oder entfernt werden kann.",
  loading: "Das Protokoll wird geladen",
  list: "Was getan wurde",
  empty: "Noch wurde nichts getan",
  check: "Das ganze Protokoll prüfen",
  checking: "Wird geprüft …",
  whole: (entries) =>
    plural(entries, {
      one: "Der eine Eintrag ist, wie er geschrieben wurde.",
      other: `Alle ${formatCount(entries)} Einträge sind, wie sie geschrieben wurden.`,
    }),
  known:
    "Um später zu sehen, dass am Ende keiner fehlt, lässt sich dies anderswo notieren. Geprüft wird es mit:",
  copy: "Notiz kopieren",
  broken: "Das Protokoll wurde geändert",
  upTo: (entries) =>
    entries === 0
      ? "Keinem Eintrag davor ist zu trauen."
      : `Bis Eintrag ${entries} ist alles, wie es geschrieben wurde.`,
  problems: {
    "Entry # of the audit log is missing.": (entry) =>
      `Eintrag ${entry} des Protokolls fehlt.`,
    "Entry # of the audit log is not as it was written.": (entry) =>
      `Eintrag ${entry} des Protokolls ist nicht, wie er geschrieben wurde.`,
  },
  acts: {
    hide: "Verborgen",
    restore: "Wieder gezeigt",
    keep: "Behalten",
    remove: "Gelöscht",
    "remove-post": "Gelöscht",
    "remove-reply": "Gelöscht",
    block: "Person gesperrt",
    unblock: "Sperre aufgehoben",
    embed: "Einbettung festgelegt",
    invite: "Erstellt",
    revoke: "Widerrufen",
    "waitlist-confirm": "Adresse auf der Warteliste bestätigt",
    "waitlist-remove": "Adresse von der Warteliste genommen",
    keys: "Schlüssel zur Moderation",
    register: "Angelegt",
    recount: "Richtiggestellt",
    updateManagedSurvey: "Geändert",
    deleteManagedSurvey: "Löschen begonnen",
    undeleteManagedSurvey: "Löschen rückgängig gemacht",
    appealManagedSurvey: "Um Prüfung gebeten",
    createManagedShareToken: "Link geteilt",
    endManagedShareLinks: "Geteilte Links beendet",
    createSurveyKey: "Schlüssel angelegt",
    rotateSurveyKey: "Schlüssel ersetzt",
    endSurveyKey: "Schlüssel beendet",
    setDiscussion: "Diskussion eingestellt",
    hideMessage: "Beitrag oder Antwort verborgen",
    showMessage: "Beitrag oder Antwort wieder gezeigt",
    createTicketBatch: "Tickets erstellt",
    endTicketBatch: "Tickets beendet",
    createKioskGrant: "Kiosk angelegt",
    endKioskGrant: "Kiosk beendet",
    createFeed: "Feed angelegt",
    endFeed: "Feed beendet",
    subscribePush: "Browser wird benachrichtigt",
    unsubscribePush: "Browser wird nicht mehr benachrichtigt",
    createWebhook: "Webhook angelegt",
    endWebhook: "Webhook beendet",
    unpauseWebhook: "Webhook fortgesetzt",
    testWebhook: "Webhook geprüft",
  },
  abouts: {
    "survey #": numbered("Umfrage"),
    "post #": numbered("Beitrag"),
    "reply #": numbered("Antwort"),
    "block #": numbered("Sperre"),
    "invitation #": numbered("Einladung"),
    "# invitation": counted("Einladung"),
    "# invitations": counted("Einladungen"),
    "# counter": counted("Zähler"),
    "# counters": counted("Zähler"),
    "operator key # made": (key) => `Moderationsschlüssel ${key} angelegt`,
    "operator key # ended": (key) => `Moderationsschlüssel ${key} beendet`,
    "passkey of operator key #": numbered("Passkey zu Moderationsschlüssel"),
    "passkey of operator key # reset": (key) =>
      `Passkey zu Moderationsschlüssel ${key} zurückgesetzt`,
  },
  who: {
    commandLine: "Befehlszeile",
    operator: (name) => `Moderation: ${name}`,
    key: numbered("Schlüssel"),
  },
};
