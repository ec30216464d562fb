import type { Words } from "@nearsay/core/domain";
import type { publishedTexts as english } from "./published-texts.ts";

export const publishedTexts: Words<typeof english> = {
  title: "Yayımlandı. Artık sizin",
  answer: "Herkes için",
  answerHint: "Açan herkes yanıtlayabilir.",
  codeHint: "Onlardan erişim kodu istenir.",
  own: "Yalnızca sizin için",
  ownHint:
    "Bu bağlantıyla anketi nerede olursanız olun değiştirebilir, kapatabilir veya silebilirsiniz. Başka bir cihazdan dönüşün tek yolu budur: kimse onu size yeniden gönderemez.",
  kept: "Bu tarayıcı onu <list>Anketleriniz</list> altında saklar.",
  notKept:
    "Bu tarayıcı onu saklayamıyor. Bu sayfadan ayrılmadan önce kopyalayın veya kaydedin.",
  desk: "Yönetimi aç",
};
