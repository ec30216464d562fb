import type { Words } from "@nearsay/core/domain";
import type * as english from "./unkept-texts.ts";

export const unkeptTexts: Words<typeof english.unkeptTexts> = {
  unkept:
    "Tarayıcınız bu sayfanın bir şey saklamasına izin vermiyor, bu yüzden burada ağınızdan günde bir yanıt alınır. Nearsay’de herkes yanıtlayabilir.",
  siteOnly:
    "Ağınızdan bugün burada yanıt verildi ve tarayıcınız, kişileri ayırt etmek için bu sayfanın bir şey saklamasına izin vermiyor. Nearsay’de herkes yanıtlayabilir.",
};
