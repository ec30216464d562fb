import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  register: {
    about:
      "Dieser Schlüssel gilt nur zusammen mit einem Passkey. Er wird jetzt angelegt, auf einem eigenen Gerät oder Sicherheitsschlüssel: Von da an öffnen beide gemeinsam die Moderation.",
    act: "Passkey anlegen",
  },
  prove: {
    about:
      "Dieser Schlüssel gilt nur zusammen mit seinem Passkey. Die Moderation ist dann in diesem Tab bis zu vier Stunden offen.",
    act: "Passkey verwenden",
  },
  waiting: "Warten auf das Gerät …",
  proven: "Die Moderation ist offen.",
  failed: "Das hat nicht geklappt. Bitte noch einmal versuchen.",
  lost: "Ist das Gerät verloren? Auf dem Server nimmt dies dem Schlüssel seinen Passkey, und der nächste Besuch legt einen neuen an:",
  failures: {
    unsupported: {
      title: "Dieser Browser kann keine Passkeys",
      about:
        "Bitte die Moderation in einem aktuellen öffnen, unter einer Adresse, die mit https beginnt.",
    },
    cancelled: {
      title: "Kein Passkey wurde verwendet",
      about:
        "Es wurde abgebrochen, oder auf dem gewählten Gerät gibt es keinen Passkey dieses Schlüssels. Nichts wurde geändert.",
    },
    timedOut: {
      title: "Das dauerte zu lange",
      about:
        "Nichts wurde geändert. Bitte das Gerät bereithalten und noch einmal versuchen.",
    },
    elsewhere: {
      title: "Unter dieser Adresse gehen keine Passkeys",
      about:
        "Bitte die Moderation unter dem eingestellten Namen der Website öffnen, nicht unter einer Nummer oder einem anderen Namen.",
    },
    unable: {
      title: "Dieses Gerät kann einen solchen Passkey nicht anlegen",
      about:
        "Es muss prüfen, wer davor sitzt, durch eine PIN, einen Finger oder ein Gesicht. Bitte ein anderes Gerät oder einen Sicherheitsschlüssel wählen.",
    },
    refused: { title: "Der Passkey wurde nicht angenommen" },
    failed: { title: "Das hat nicht geklappt" },
  },
};
