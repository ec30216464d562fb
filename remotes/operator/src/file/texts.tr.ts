import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "anket",
  post: "gönderi",
  reply: "yanıt",
};

export const texts: Words<typeof english> = {
  kinds: names,
  label: "Anket, gönderi veya yanıt",
  hint: "Bir anketin numarası veya adresi ya da örneğin: gönderi 12, yanıt 7.",
  find: "Bul",
  wrong:
    "Bu hiçbir şeyi göstermiyor. 12 gibi bir numara, bir anketin adresini, gönderi 12 veya yanıt 7 yazın.",
  loading: "Aranıyor",
  missing: "Böyle bir şey yok",
  missingAbout: "Silinmiş ya da numarası başka.",
  survey: "Anketinin dosyasını aç",
  deleting: "Sahibi onu sildiriyor.",
  facts: {
    created: "Yayımlandı",
    closes: "Kapanıyor",
    code: "Erişim kodu",
    codes: { yes: "Gerekli", no: "Yok" },
    responses: "Yanıtlar",
    posts: "Gönderiler",
  },
  instructions: "Açıklama",
  questions: "Sorular",
  reports: "Bildirimler",
  noReports: "Onu veya altındakileri kimse bildirmedi.",
  of: ({ kind, id }) => `${names[kind]} ${id}`,
  settled: "sonuçlandı",
  weight: (weight) => `ağırlık ${formatCount(Math.round(weight * 100) / 100)}`,
  discussion: "Gönderiler ve yanıtlar",
  noDiscussion: "Kimse bir şey yazmadı.",
  instead: (text) => `Okuyanlar bunun yerine şunu görür: “${text}”`,
};
