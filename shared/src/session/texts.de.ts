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
  },
};
