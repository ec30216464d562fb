import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  tooShort: "Lütfen nedenini kısaca yazın (en az 3 karakter).",
  readOnly:
    "Katılmak için “Anonim kimlik” sayfasında anonim kimliği etkinleştirin.",
  readOnlyButton: "Göndermek için anonim kimliği etkinleştir",
  enable: "Etkinleştir ve bildir",
  sending: "Gönderiliyor…",
  cancel: "Vazgeç",
};
