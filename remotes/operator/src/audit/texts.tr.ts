import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const numbered = (thing: string) => (number: string) => `${thing} ${number}`;

const counted = (thing: string) => (number: string) => `${number} ${thing}`;

export const texts: Words<typeof english> = {
  about:
    "İşletmenlerin ve anket sahiplerinin değiştirdikleri, en sonuncusu başta. Her kayıt bir öncekini kapsar; böylece hiçbiri fark edilmeden değiştirilemez veya çıkarılamaz.",
  loading: "Kayıt yükleniyor",
  list: "Yapılanlar",
  empty: "Henüz bir şey yapılmadı",
  check: "Kaydın tümünü denetle",
  checking: "Denetleniyor…",
  whole: (entries) =>
    entries === 1
      ? "Tek kayıt yazıldığı gibi."
      : `${formatCount(entries)} kaydın tümü yazıldığı gibi.`,
  known:
    "Sondan bir şey çıkarılmadığını ileride görmek için bunu başka bir yere not edin. Şununla denetlenir:",
  copy: "Notu kopyala",
  broken: "Kayıt değiştirilmiş",
  upTo: (entries) =>
    entries === 0
      ? "Önceki hiçbir kayda güvenilemez."
      : `Kayıt ${entries} dahil oraya kadar her şey yazıldığı gibi.`,
  problems: {
    "Entry # of the audit log is missing.": (entry) =>
      `Denetim kaydında ${entry} numaralı kayıt eksik.`,
    "Entry # of the audit log is not as it was written.": (entry) =>
      `Denetim kaydında ${entry} numaralı kayıt yazıldığı gibi değil.`,
  },
  acts: {
    hide: "Gizlendi",
    restore: "Yeniden gösterildi",
    keep: "Korundu",
    remove: "Silindi",
    "remove-post": "Silindi",
    "remove-reply": "Silindi",
    block: "Yazan engellendi",
    unblock: "Engel kaldırıldı",
    embed: "Gömme ayarlandı",
    invite: "Oluşturuldu",
    revoke: "Geri alındı",
    "waitlist-confirm": "Bekleme listesinde adres onaylandı",
    "waitlist-remove": "Adres bekleme listesinden çıkarıldı",
    keys: "İşletmenler",
    register: "Kaydedildi",
    recount: "Düzeltildi",
    updateManagedSurvey: "Değiştirildi",
    deleteManagedSurvey: "Silme başladı",
    undeleteManagedSurvey: "Silme geri alındı",
    appealManagedSurvey: "Yeniden bakılması istendi",
    createManagedShareToken: "Bağlantı paylaşıldı",
    endManagedShareLinks: "Paylaşılan bağlantılar sonlandırıldı",
    createSurveyKey: "Anahtar oluşturuldu",
    rotateSurveyKey: "Anahtar yenilendi",
    endSurveyKey: "Anahtar sonlandırıldı",
    setDiscussion: "Tartışma ayarlandı",
    hideMessage: "Gönderi veya yanıt gizlendi",
    showMessage: "Gönderi veya yanıt yeniden gösterildi",
    createTicketBatch: "Biletler oluşturuldu",
    endTicketBatch: "Biletler sonlandırıldı",
    createKioskGrant: "Kiosk oluşturuldu",
    endKioskGrant: "Kiosk sonlandırıldı",
    createFeed: "Akış oluşturuldu",
    endFeed: "Akış sonlandırıldı",
    subscribePush: "Tarayıcıya haber veriliyor",
    unsubscribePush: "Tarayıcıya artık haber verilmiyor",
    createWebhook: "Web kancası oluşturuldu",
    endWebhook: "Web kancası sonlandırıldı",
    unpauseWebhook: "Web kancası sürdürüldü",
    testWebhook: "Web kancası denendi",
  },
  abouts: {
    "survey #": numbered("anket"),
    "post #": numbered("gönderi"),
    "reply #": numbered("yanıt"),
    "block #": numbered("engel"),
    "invitation #": numbered("davet"),
    "# invitation": counted("davet"),
    "# invitations": counted("davet"),
    "# counter": counted("sayaç"),
    "# counters": counted("sayaç"),
    "operator key # made": (key) => `işletmen anahtarı ${key} oluşturuldu`,
    "operator key # ended": (key) => `işletmen anahtarı ${key} sonlandırıldı`,
    "passkey of operator key #": (key) =>
      `işletmen anahtarı ${key} için geçiş anahtarı`,
    "passkey of operator key # reset": (key) =>
      `işletmen anahtarı ${key} için geçiş anahtarı sıfırlandı`,
  },
  who: {
    commandLine: "komut satırı",
    operator: numbered("işletmen"),
    key: numbered("anahtar"),
  },
};
