import type { Words } from "@nearsay/core/domain";
import type * as english from "./near-texts.ts";

export const nearTexts: Words<typeof english.nearTexts> = {
  title: "Dieser Kiosk nimmt keine Antworten an.",
  about:
    "Nur Menschen in der Nähe ihres Ortes können diese Umfrage beantworten, und ein Kiosk verrät nicht, wo es steht. Das geht auf der eigenen Seite der Umfrage.",
};
