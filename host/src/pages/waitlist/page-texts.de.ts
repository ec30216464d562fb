import type { Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const waitlistPageTexts: Words<typeof english.waitlistPageTexts> = {
  lead: "Bezahlte Konten sind geplant. Wer Bescheid bekommen möchte, hinterlässt eine Adresse.",
  offer: [
    "Die ersten 10 Unternehmen jeder Branche bekommen 6 Monate freien Zugang. Ein Unternehmen zählt, sobald die Betreiber der Website bestätigt haben, dass die Adresse seine ist. Bis dahin funktioniert hier alles ohne Konto, auch für Unternehmen.",
  ],
  storage: [
    { heading: "Was mit der Adresse geschieht" },
    "Sie wird mit Rolle, Branche und Datum gespeichert, ohne die anonyme Kennung, und nur für E-Mails über die Warteliste und bezahlte Konten benutzt. Sie bleibt, bis ihre Entfernung von der Liste verlangt wird. Dieselbe Adresse zählt einmal: Ein neuer Eintrag ersetzt Rolle und Branche, bis er bestätigt ist. Siehe auch den <privacy>Datenschutz</privacy>.",
  ],
};

export const joinProblems: Words<typeof english.joinProblems> = {
  category: "Bitte eine Branche wählen.",
  consent:
    "Bitte vor dem Eintrag in die Warteliste ankreuzen, dass E-Mails willkommen sind.",
};
