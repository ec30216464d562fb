import type { Words } from "../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  consent: {
    loadFailed: "Die Einwilligung ließ sich nicht laden.",
    updateFailed: "Die Einwilligung ließ sich nicht ändern.",
  },
  location: {
    promptDisabled: "Die Frage nach dem Standort ist ausgeschaltet.",
    noNavigator: "Hier gibt es keinen Browser.",
    unsupported: "Dieser Browser kennt keinen Standort.",
    denied:
      "Der Standort ist für diese Website gesperrt. Erlauben lässt er sich in den Einstellungen des Browsers für diese Website; das gilt sofort.",
    withheld:
      "Der Browser hat den Standort nicht herausgegeben. Bitte noch einmal versuchen oder ihn in den Einstellungen des Browsers für diese Website erlauben.",
    notFound:
      "Der Standort ließ sich nicht bestimmen. Bitte prüfen, ob er in den Einstellungen des Geräts eingeschaltet ist, und noch einmal versuchen.",
    timedOut:
      "Die Suche nach dem Standort hat zu lange gedauert. Bitte noch einmal versuchen.",
  },
};
