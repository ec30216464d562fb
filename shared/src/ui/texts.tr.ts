import type { ExposedModule, RemoteReason } from "../contract/index.ts";
import { formatCount } from "../domain/locale.ts";
import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  close: "Kapat",
  consent:
    "Anonim kimlik, sizi adsız ve hesapsız olarak bir kez sayan rastgele bir sayıdır. İstediğiniz zaman kapatabilirsiniz.",
  copied: "Kopyalandı",
  copyFailed: "Kopyalanamadı",
  enableAnonymousId: "Anonim kimliği etkinleştir",
  errorTitle: "Bu olmadı",
  loading: "Yükleniyor",
  notNow: "Şimdi değil",
  optional: "isteğe bağlı",
  policyLink: "Anonim kimlik",
  readOnly:
    "Yalnızca okuma: gezinebilirsiniz, ama katılmak için anonim kimlik gerekir.",
  retry: "Yeniden dene",
  charactersLeft: (count) => `${formatCount(count)} karakter kaldı`,
  charactersUsed: (count, max) => `${count}/${max}`,
};

/** A new module has none until somebody finds one. */
const names: Partial<Record<ExposedModule, string>> = {
  "surveys/HomePage": "Anket listesi",
  "surveys/SurveyPage": "Anket",
  "surveys/FeedbackPage": "Görüş sayfası",
  "surveys/TicketPage": "Kâğıt bilet sayfası",
  "surveys/SurveyPreview": "Önizleme",
  "insights/InsightsPanel": "Analizler",
  "discussion/Discussion": "Tartışma",
  "creator/CreatePage": "Anket düzenleyici",
  "creator/PublishedPanel": "Yayımlananlar",
  "creator/DeskPage": "Anket yönetimi",
  "creator/MinePage": "Anketlerinizin listesi",
  "embed/EmbedPage": "Siteye ekleme sayfası",
  "operator/OperatorPage": "Denetim sayfası",
};

const nameOf = (module: ExposedModule) => names[module] ?? "Bu bölüm";

const reasons: Record<RemoteReason, string> = {
  missing: "Bu bölüm şu anda kullanılamıyor.",
  disabled: "Bu bölüm şu anda kapalı.",
  contract:
    "Bu bölüm sitenin bu sürümüne uymuyor. Sayfayı yenilemek işe yarayabilir.",
  timeout: "Yanıt çok uzun sürdü.",
  damaged: "Gelen veri bozuktu, bu yüzden kullanılmadı.",
  failed: "Bağlantınızı denetleyip yeniden deneyin.",
};

export const remoteTexts: Words<typeof english.remoteTexts> = {
  title: (module) => `Yüklenemedi: ${nameOf(module)}.`,
  crashed: (module) => `Çalışmayı durdurdu: ${nameOf(module)}.`,
  reason: (reason) => reasons[reason],
  arrived: (module) => `Geldi: ${nameOf(module)}.`,
  crashReason: "Sayfanın geri kalanı etkilenmedi.",
  retry: "Yeniden dene",
};
