import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  email: "E-Mail-Adresse",
  emailHint: "Nur für Nachrichten über bezahlte Konten.",
  role: "Anmeldung als",
  user: "Privatperson",
  business: "Unternehmen",
  category: "Branche",
  chooseCategory: "Branche wählen",
  consent: "E-Mails zur Warteliste und zu bezahlten Konten sind willkommen.",
  join: "Auf die Warteliste",
  joining: "Wird eingetragen …",
  failed: "Der Eintrag in die Warteliste ist nicht gelungen.",
  joined: "Auf der Warteliste",
  joinedUser: (email) =>
    `Sobald es bezahlte Konten gibt, kommt eine Nachricht an ${email}.`,
  joinedBusiness: (email, category) =>
    `Sobald es bezahlte Konten gibt, kommt eine Nachricht an ${email}, auch dazu, ob der Platz unter den ersten 10 in ${category} ist. Er zählt, sobald die Betreiber der Website bestätigt haben, dass die Adresse dazugehört.`,
  browse: "Umfragen in der Nähe ansehen",
};
