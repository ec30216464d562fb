import type { Words } from "@nearsay/core/domain";
import type * as english from "./ending-texts.ts";

export const endingTexts: Words<typeof english.endingTexts> = {
  heading: "Açılış, kontenjan ve son sözler",
  opensAt: "Açılış",
  opensAtHint: "Boş: hemen.",
  quota: "Bu kadar yanıttan sonra kapat",
  quotaHint:
    "Boş: yalnızca süresiyle kapanır. Son yeri dolduran yanıt anketi kapatır.",
  closedMessage: "Kapandıktan sonraki mesaj",
  thanksMessage: "Teşekkürden sonraki mesaj",
  messageHint: "Soruları görebilen herkes okuyabilir.",
  thanksLink: "Teşekkürden sonraki adres",
  thanksLinkHint:
    "Bir https adresi. Gösterilir ve yalnızca elle açılır; kişi hakkında hiçbir şey gönderilmez.",
  problems: {
    quota: "200 gibi bir tam sayı yazın.",
    opensLate: "Anket kapanmadan önce açılmalıdır.",
    link: "https:// ile başlayan, kullanıcı adı ve bağlantı noktası içermeyen bir adres yazın.",
  },
};
