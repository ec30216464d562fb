import type { Words } from "@nearsay/core/domain";
import type * as english from "./near-texts.ts";

export const nearTexts: Words<typeof english.nearTexts> = {
  title: "Bu kiosk yanıt almıyor.",
  about:
    "Bu anketi yalnızca yerine yakın kişiler yanıtlayabilir; kiosk nerede olduğunu bildirmez. Anketi kendi sayfasında açın.",
};
