import type { Words } from "@nearsay/core/domain";
import type * as english from "./ticket.ts";

export const ticket: Words<typeof english.ticket> = {
  page: {
    title: "Kâğıt biletiniz",
    about:
      "Bir bilet, bir anketi bir kez yanıtlamanızı sağlar. Düğmeye basmadan hiçbir şey olmaz ve yanıtınızdan bilete ulaşılamaz.",
  },
  label: "Biletinizin kodu",
  hint: "Kâğıttaki gibi, dörderli dört grup",
  use: "Bu bileti kullan",
  enable: "Anonim kimliği etkinleştir ve kullan",
  using: "Bilet denetleniyor…",
  malformed:
    "Kod henüz tam değil: dört harf ya da rakamdan oluşan dört grubu vardır.",
  failed: "Bilet denetlenemedi. Lütfen yeniden deneyin.",
  only: "Bu anket yalnızca kâğıt biletle yanıtlanır. Yanıtlamak için biletinizin kodunu girin.",
  apart: "Kâğıt biletim var",
  held: "Biletiniz kabul edildi. Yanıtınız biletli sayılır ve biletle ilişkilendirilemez.",
};
