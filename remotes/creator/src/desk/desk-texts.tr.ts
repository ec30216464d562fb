import { formatCount, type Words } from "@nearsay/core/domain";
import type { deskTexts as english } from "./desk-texts.ts";

const waiting = (count: number) => `${formatCount(count)} yanıt bekliyor`;

export const deskTexts: Words<typeof english> = {
  title: "Anket yönetimi",
  loading: "Anket yükleniyor",
  failed: "Anket yüklenemedi",
  page: "Ankete git",
  ask: {
    title: "Bir anketin yönetimini aç",
    about: "Bu tarayıcıda bu anketin anahtarı yok.",
  },
  wrong: {
    title: "Bu bağlantı hiçbir şey açmıyor",
    about:
      "Anahtarı değiştirildi veya sonlandırıldı ya da anket silindi. Anketin sahibi size yeni bir bağlantı verebilir.",
    forget: "Burada unut",
  },
  head: {
    until: (when) => `${when} tarihine kadar`,
    since: (when) => `${when} tarihinden beri`,
    responses: (count) => `${formatCount(count)} yanıt`,
    posts: (count) => `${formatCount(count)} gönderi`,
    likes: (count) => `${formatCount(count)} beğeni`,
    released: (released, all) =>
      `Sonuçlar ${formatCount(all)} yanıttan ${formatCount(released)} tanesini gösteriyor`,
    helper: {
      moderate: "Bu anahtar anketin tartışmasıyla ilgilenir.",
      read: "Bu anahtar sonuçları okur. Hiçbir şeyi değiştirmez.",
    },
    word: "Bağlantınızın denetim sözcüğü:",
    hidden:
      "Bildirildi veya kaldırıldı; başka kimseye gösterilmiyor. Yanıtlar saklanıyor.",
    deleting: (when) =>
      `Kimseye gösterilmiyor ve ${when} tarihinde kalıcı olarak silinecek`,
    undo: "Anketi koru",
    kept: "Anket korundu.",
    working: "Bir an…",
    failed: "Bu işe yaramadı. Lütfen yeniden deneyin.",
  },
  days: {
    heading: "Güne göre yanıtlar",
    none: "Henüz kimse yanıtlamadı.",
    day: "Gün",
    ways: {
      site: "Site",
      link: "Bağlantı",
      embed: "Gömülü",
      ticket: "Bilet",
      kiosk: "Kiosk",
    },
    all: "Toplam",
    earlier: (count) => `${formatCount(count)} günün tümünü göster`,
    zone: "Günler UTC’ye göredir. Geri çekilen yanıtlar gruplar hâlinde çıkarılır.",
  },
  discussion: {
    heading: "Tartışma",
    open: "Tartışmayla ilgilen",
    loading: "Tartışma yükleniyor",
    failed: "Bu bölüm yüklenemedi",
  },
  reading: {
    heading: "İnsanların yazdıkları",
    promise: {
      figures:
        "İnsanlara tek tek yanıtları kimsenin okumadığı söylendi. Sayılar kaydedilebilir.",
      texts:
        "İnsanlara yazdıklarını, diğer yanıtlarından ayrı olarak okuduğunuz söylendi.",
      rows: "İnsanlara yanıtların tamamını, adsız ve zamansız okuduğunuz söylendi.",
    },
    view: "Ne okunacak",
    texts: "Metinler",
    rows: "Yanıtlar",
    look: "Nasıl okunacak",
    table: "Tablo olarak",
    single: "Birer birer",
    question: "Soru",
    noQuestion: "Yazıyla yanıtlanan soru yok.",
    search: "Aranacak sözcükler",
    find: "Ara",
    none: "Bunu kimse yazmadı.",
    noneYet: "Şimdilik bir şey yok. Bakılacak daha var.",
    more: "Daha fazla göster",
    row: "No.",
    response: (row) => `Yanıt ${formatCount(row)}`,
    leftOut: "Boş bırakıldı",
    previous: "Önceki",
    next: "Sonraki",
    nothing: "Henüz kimse yanıtlamadı.",
    waiting: {
      "more-answers": (group, count) =>
        `${formatCount(group)} kişilik gruplar hâlinde gösterilir: ${waiting(count)}.`,
      closing: (group, count) =>
        `Kapandıktan sonra ${formatCount(group)} kişilik gruplar hâlinde gösterilir: ${waiting(count)}.`,
      never: (group, count) =>
        `${formatCount(group)} kişilik gruplar hâlinde gösterilir: ${waiting(count)} ve kalanlar gösterilemeyecek kadar az olabilir.`,
    },
    failed: "Yüklenemedi.",
    save: {
      label: "Kaydet",
      names: {
        "responses.csv": "Yanıtlar (CSV)",
        "responses.jsonl": "Yanıtlar (JSON Lines)",
        "figures.csv": "Sayılar (CSV)",
        "figures.json": "Sayılar (JSON)",
        "survey.zip": "Tümü (ZIP)",
      },
      progress: (bytes, share) =>
        share === null
          ? `Kaydediliyor: şimdiye kadar ${formatCount(Math.ceil(bytes / 1000))} kB`
          : `Kaydediliyor: %${Math.floor(share * 100)}`,
      more: "Tabloların nasıl yazıldığı ve bir programla kaydetme",
      columns: "Birden çok seçenekte her biri ayrı sütunda (CSV)",
      bom: "Excel’in istediği bayt sırası işaretiyle başlat (CSV)",
      defused:
        "Hesap tablosunun formül olarak çalıştıracağı şeylerin başında CSV’de kesme işareti bulunur; JSON’da yazıldığı gibidir.",
      command:
        "Komut; yönetim bağlantınızın #key= sonrasındaki kısmı NEARSAY_KEY içinde",
      copyCommand: "Komutu kopyala",
      cancel: "İptal",
      cancelled: "Hiçbir şey kaydedilmedi.",
      saved: "Kaydedildi.",
      failed: "Dosya kaydedilemedi.",
    },
  },
  kiosk: {
    heading: "Kiosk",
    open: "Kiosk kur",
    loading: "Kiosklar yükleniyor",
    failed: "Bu bölüm yüklenemedi",
  },
  times: {
    heading: "Açık veya kapalı",
    close: "Şimdi kapat",
    reopen: "Yeniden aç",
    openUntil: (when) => `${when} tarihine kadar yanıt alır`,
    closedSince: (when) => `${when} tarihinden beri yanıt almıyor`,
    until: "Yanıtların kapanışı",
    untilHint: "Yerel saatinizle.",
    past: "Gelecekte bir kapanış zamanı seçin.",
    closed: "Anket kapandı.",
    reopened: "Anket yeniden açıldı.",
  },
  counting: {
    heading: "Şüpheli yanıtlar",
    about:
      "İki veya daha çok belirti hileli olabileceğini gösterdiğinde yanıt işaretlenir. Şüpheli yanıtlar, bir gerekçeyle hepsini dışarıda bırakmadıkça sayılara girer. Gerekçeyi herkes okur ve sayılara her iki biçimde de bakabilir.",
    because: "Dışarıda bırakıldı:",
    reason: "Neden dışarıda bırakılıyorlar?",
    reasonHint: "Sonuçlara bakan herkes okur.",
    reasonMissing: "Nedenini yazın.",
    leaveOut: "Şüpheli yanıtları dışarıda bırak",
    count: "Yeniden say",
    leftOut: "Şüpheli yanıtlar dışarıda bırakıldı.",
    counted: "Şüpheli yanıtlar sayılıyor.",
  },
  links: {
    end: "Paylaşılan tüm bağlantıları sonlandır",
    ask: "Paylaşılan tüm bağlantılar sonlandırılsın mı?",
    about:
      "İnsanların paylaştığı bağlantılar artık hiçbir şey açmaz. Bunlardan biriyle veya erişim koduyla gelenler kodu yeniden girer.",
    confirm: "Sonlandır",
    done: "Paylaşılan tüm bağlantılar sonlandırıldı.",
  },
  edit: {
    heading: "Ne soruyor, kime soruyor",
    open: "Anketi değiştir",
    loading: "Form yükleniyor",
    unloaded: "Form yüklenemedi",
    closesAtHint: "Yerel saatinizle. Boş bırakılırsa olduğu gibi kalır.",
    codeKept: "Boş bırakılırsa kod olduğu gibi kalır.",
    access: "Görünürlük ve erişim",
    newCode:
      "Önceki kodu girenler yenisini girmek zorunda kalır; paylaşılan bağlantılar da artık hiçbir şey açmaz.",
    answersKept: "Yenisini yazmadığınız beklenen yanıtlar olduğu gibi kalır.",
    otherText: (question) => `${question} için “Diğer” metni`,
    answered:
      "Yanıt verenler oldu; bu yüzden sorular ve seçenekler olduğu gibi kalır. Gerekiyorsa sözlerini düzeltin: okuyanlara iki hâli de gösterilir.",
    save: "Değişiklikleri kaydet",
    saving: "Kaydediliyor…",
    saved: "Kaydedildi.",
    nothing: "Henüz kaydedilecek bir şey yok.",
    reset: "Değişiklikleri at",
    unsaved: "Değişiklikleriniz kaydedilmedi: kaybolurlar.",
    failed: "Değişiklikler kaydedilemedi.",
    problems: "Henüz kaydedilmedi",
  },
  conflict: {
    title: "Bu arada anketi başka biri değiştirdi",
    about: "Yaptıklarınızdan hiçbir şey kaybolmadı. Orada değişenler:",
    yours: "Siz de değiştirdiniz.",
    parts: {
      title: "Başlık",
      instructions: "Açıklama",
      closesAt: "Kapanış zamanı",
      feedback: "Geri bildirim sayfasında yer alması",
      language: "Dil",
      access: "Kimlerin görebildiği",
      export: "Dışa aktarma kodu",
      embedding: "Nerelere gömülebileceği",
      questions: "Sorular",
    },
    now: (value) => `şimdi “${value}”`,
    keep: "Yine de benimkini kaydet",
    take: "Onlarınkini al",
    taken: "Anketin şimdiki hâli budur.",
    back: "Değişikliklerimi geri getir",
    answered:
      "Bu arada biri yanıtladı: artık soru eklenemez, çıkarılamaz, sırası değiştirilemez.",
    fit: "Sözlerimi koru, soruları bırak",
  },
  keys: {
    heading: "Anahtarlar",
    about:
      "Her bağlantı bir anahtardır. Yardım edenlere ayrı anahtar verin ki sonlandırabilesiniz.",
    list: "Bu anketin anahtarları",
    unnamed: "Adsız",
    first: "Yayımlamadan gelen",
    current: "Bu anahtar",
    made: (day) => `oluşturulma: ${day}`,
    used: (day) => `son kullanım: ${day}`,
    never: "hiç kullanılmadı",
    rotate: "Yenile",
    rotateNamed: (label) => `“${label}” anahtarını yenile`,
    end: "Sonlandır",
    onlyOwner:
      "Tek sahip anahtarı sonlandırılamaz: önce bir tane daha oluşturun.",
    endNamed: (label) => `“${label}” anahtarını sonlandır`,
    label: "Kimin için?",
    role: "Neye izin veriyor",
    roles: {
      own: "Her şeye, sizinki gibi",
      moderate: "Tartışmayla ilgilenmeye",
      read: "Sonuçları okumaya",
    },
    make: "Anahtar oluştur",
    full: "Daha fazla anahtar olamaz. Önce birini sonlandırın.",
    given: "Yeni bağlantı. Yalnızca bu kez gösterilir.",
    replaced:
      "Yeni bağlantı. Eskisi artık geçersiz. Yalnızca bu kez gösterilir.",
    done: "Aldım",
    ended: "Anahtar sonlandırıldı.",
    rotateAsk: {
      title: "Bu anahtar yenilensin mi?",
      about:
        "Bağlantısı artık hiçbir cihazda hiçbir şey açmaz. Size yenisi gösterilir.",
      action: "Yenile",
    },
    endAsk: {
      title: "Bu anahtar sonlandırılsın mı?",
      about: "Bağlantısı artık hiçbir şey açmaz.",
      own: "Bu sayfayı onunla açtınız: sayfa artık açılmayacak.",
      action: "Sonlandır",
    },
    cancel: "İptal",
    failed: "Anahtarlar değiştirilemedi.",
  },
  news: {
    heading: "Haberler",
    open: "Yeniliklerden haberdar ol…",
    loading: "Yükleniyor",
    failed: "Bu bölüm yüklenemedi",
  },
  remove: {
    heading: "Anketi sil",
    about: (days) =>
      `O andan itibaren kimseye gösterilmez. ${formatCount(days)} gün boyunca geri alabilirsiniz; sonra ona ait her şey kalıcı olarak silinir: yanıtlar, tartışma, sayılar, anahtarlar.`,
    action: "Sil…",
    ask: "Bu anket silinsin mi?",
    label: "Başlığını yazın",
    hint: (title) => `Doğru anket olduğundan emin olmak için: ${title}`,
    cancel: "İptal",
    confirm: "Sil",
    failed: "Anket silinemedi.",
    done: "Anket siliniyor.",
  },
  edits: {
    heading: "Okuyanlara bildirilen düzeltmeler",
    parts: {
      title: "Başlık",
      instructions: "Açıklama",
      question: "Soru",
      option: "Seçenek",
      form: "Soru yanındaki metin",
    },
    before: "Önce",
    after: "Sonra",
  },
};
