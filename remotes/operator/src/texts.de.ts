import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  title: "Moderation",
  loading: "Die Moderation wird geöffnet",
  failed: "Die Moderation ließ sich nicht öffnen.",
  parts: {
    label: "Teile der Moderation",
    queue: "Warteschlange",
    file: "Suchen",
    blocks: "Sperren",
    waitlist: "Warteliste",
    invitations: "Einladungen",
    releases: "Versionen",
    recount: "Zähler",
    audit: "Protokoll",
  },
  noRights: {
    title: "Dieser Schlüssel öffnet hier nichts",
    about: "Wer die Website betreibt, kann einen mit mehr Rechten anlegen.",
  },
  head: {
    until: (day) => `Schlüssel gültig bis ${day}`,
    leave: "Verlassen",
    left: "Der Schlüssel ist vergessen.",
  },
};
