import { formatCount } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  submit: "Kodu gönder",
  checking: "Denetleniyor",
  slow: "Çok sayıda yanlış kod girildi, bu yüzden denetim 10 saniyeyi bulabilir.",
  cancel: "Vazgeç",
  close: "Kapat",
  remaining: (count) => `Kalan deneme: ${formatCount(count)}`,
  locked: "Çok fazla yanlış denemeden sonra erişim geçici olarak engellendi",
};
