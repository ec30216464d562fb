import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const waitlistTexts: Words<typeof english.waitlistTexts> = {
  about:
    "Hesaplar gelince haber verilmesini isteyenler. Bir adresi, kime ait olduğunu öğrenince onaylayın: yerini o zaman alır.",
  loading: "Bekleme listesi yükleniyor",
  list: "Adresler",
  empty: "Bekleyen yok",
  roles: { user: "Kişi", business: "İşletme" },
  place: (position) => `sıra ${formatCount(position)}`,
  free: "Ücretsiz erişim",
  joined: "katılma: <when></when>",
  confirmed: "Onaylandı",
  confirm: "Onayla",
  confirmNamed: (email) => `Onayla: ${email}`,
  confirmedOne: (email) => `${email} onaylandı.`,
  remove: "Çıkar…",
  removeNamed: (email) => `Çıkar: ${email}`,
  removedOne: (email) => `${email} bekleme listesinden çıkarıldı.`,
  gone: (email) => `${email} zaten bekleme listesinde değildi.`,
  ask: {
    title: "Bu adres bekleme listesinden çıkarılsın mı?",
    about: "Yeri sonrakine geçer. Yeniden, en sondan katılabilir.",
    action: "Çıkar",
  },
};

export const invitationTexts: Words<typeof english.invitationTexts> = {
  about:
    "Her biri kullanım sayısı kadar kişiyi içeri alır. Kodlar yalnızca oluşturulurken bir kez gösterilir ve hiçbir yerde saklanmaz.",
  make: {
    heading: "Davet oluştur",
    count: "Kaç tane",
    countHint: (max) => `Bir seferde en çok ${formatCount(max)}.`,
    uses: "Her birinin kullanım sayısı",
    days: "Sona ermelerine kalan gün",
    daysHint: "Boş bırakılırsa sona ermezler.",
    action: "Davet oluştur",
    wrong: (max) => `1 ile ${formatCount(max)} arasında bir tam sayı.`,
  },
  fresh: (count) =>
    count === 1
      ? "Kodu burada, yalnızca bu kez"
      : `${formatCount(count)} kod burada, yalnızca bu kez`,
  codes: "Kodlar",
  copy: "Kopyala",
  done: "Tamam",
  loading: "Davetler yükleniyor",
  heading: "Davetler",
  list: "Davetler",
  empty: "Davet yok",
  name: (id) => `Davet ${id}`,
  used: (count, max) => `kullanım: ${formatCount(count)} / ${formatCount(max)}`,
  made: "oluşturulma: <when></when>",
  until: "son gün: <when></when>",
  revoked: "Geri alındı",
  ended: "Sona erdi",
  revoke: "Geri al",
  revokeNamed: (id) => `Davet ${id}: geri al`,
  revokedOne: (id) => `Davet ${id} artık kimseyi içeri almıyor.`,
};
