import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  reason: "Neden yeniden gösterilmeli?",
  reasonHint: "Bunu siteyi işleten okur. Bir kez isteyebilirsiniz.",
  tooShort: "Lütfen nedenini birkaç sözcükle yazın (en az 3 karakter).",
  ask: "İnceleme iste",
  asking: "Gönderiliyor…",
  failed: "İnceleme istenemedi.",
  asked: "İnceleme istediniz",
  askedNext:
    "Siteyi işleten yazdıklarınızı okur. Anketi yeniden gösterirse anket yine adresinde olur.",
};
