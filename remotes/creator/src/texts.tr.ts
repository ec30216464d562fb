import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  page: {
    title: "Yeni anket başlat",
    intro: "Ne sormak istediğinizi anlatın veya boş bir sayfayla başlayın.",
    guide: "Kullanım kılavuzu",
  },
  consent: {
    generate:
      "Yapay zekâ ile taslak için “Anonim kimlik” sayfasında anonim kimliği etkinleştirin.",
    publish:
      "Anket oluşturup yayımlamak için “Anonim kimlik” sayfasında anonim kimliği etkinleştirin.",
  },
  prompt: {
    label: "Anketinizi anlatın",
    hint: "Kimin için ve ne öğrenmek istiyorsunuz?",
    manual: "Sıfırdan başla",
    manualHint: "Kendiniz yazacağınız boş bir anket açar.",
    generate: "Anket oluştur",
    startManual: "Boş taslak aç",
    noConsent: "Başlamak için kimliği etkinleştir",
    enableAndGenerate: "Etkinleştir ve oluştur",
    enableAndDraft: "Etkinleştir ve başla",
    working: "Oluşturuluyor…",
    note: "Beta sürecinde yapay zekâ taslağı genellikle birkaç on saniyede biter",
    soFar: "Şimdiye kadar",
    drafted: (count) => `Şimdiye kadar ${formatCount(count)} soru.`,
    cancel: "İptal",
    cancelled: "Taslak iptal edildi.",
    empty: "@review ifadesinden sonra biraz bilgi yazın.",
    tooLong: (max) =>
      `Metninizi en çok ${formatCount(max)} karaktere kısaltın.`,
    failed: "Bu metinden anket oluşturulamadı.",
    failures: {
      busy: "Yapay zekâ modeli şu anda çok yoğun.",
      declined: "Yapay zekâ modeli bu anketi hazırlamayı reddetti.",
      cut: "Yapay zekâ modeli bitirmeden durdu.",
      unreadable: "Yapay zekâ modelinin yazdığı okunamadı.",
      silent: "Yapay zekâ modelinden ses çıkmıyor.",
      unreachable: "Yapay zekâ modeline ulaşılamadı.",
      broken: "Bu metinden anket oluşturulamadı.",
    },
    byRules: "Bunun yerine kurallarla hazırla",
    came: "Gelmiş olanlar",
    keep: (count) =>
      count === 1 ? "Bu soruyu sakla" : `Bu ${formatCount(count)} soruyu sakla`,
    kept: "Yapay zekâ modeli bitirmedi. Bunlar gelmiş olan sorular; eksikleri ekleyin.",
    templates: "Başlamak için bir anket seçin",
    templatesNote:
      "Metniniz henüz ne sorulacağını söylemiyor. Ne öğrenmek istediğinizi anlatın veya bunlardan biriyle başlayın.",
    counter: (used, max) => `${used}/${max}`,
  },
  openFile: {
    action: "Dosya aç",
    hint: "Burada JSON olarak kaydedilmiş bir anket veya bir SurveyJS anketi.",
    failed: "Dosya okunamadı. Yeniden deneyin.",
  },
  kept: {
    title: "Henüz yayımlamadığınız anketler",
    untitled: "Başlıksız anket",
    resume: "Düzenlemeye devam et",
    resumeNamed: (title) => `“${title}” anketini düzenlemeye devam et`,
    discard: "At",
    discardNamed: (title) => `“${title}” taslağını at`,
    discarded: (title) => `“${title}” atıldı.`,
    undo: "Geri al",
    earlier: (count) => `${formatCount(count)} eski taslak`,
    openElsewhere:
      "Bu taslak başka bir sekmede açık. Atmak için orada kapatın.",
    copy: "Bu taslak başka bir sekmede açık. Bir kopyasını düzenliyorsunuz.",
  },
  editor: {
    heading: "Anketinizi düzenleyin",
    loading: "Düzenleyici yükleniyor",
    failed: "Düzenleyici yüklenemedi. Taslağınız burada bekliyor.",
    back: "Açıklamaya dön",
    preview: "Önizleme",
    title: "Anket başlığı",
    instructions: "Anket açıklaması",
    closesAt: "Yanıtların kapanışı",
    closesAtHint:
      "Yerel saatinizle. Boş bırakılırsa anket 30 gün sonra kapanır.",
    language: {
      label: "Anketin dili",
      told: "Metninden anlaşıldığı gibi",
      hint: "Anketler dile göre aranabilir, ekran okuyucular da onu bu dilde okur.",
    },
    listOnFeedback: "Geri bildirim sayfasında göster",
    notKept:
      "Bu tarayıcı taslağınızı saklayamıyor. Ayrılmadan önce yayımlayın.",
    leftOut: "Dosyadakinden farklı olanlar:",
    more: (count) => `Ve ${formatCount(count)} tane daha`,
    looks: (count) =>
      `Yalnızca görünümü değiştirdiği için alınmadı: ${formatCount(count)}`,
    dismiss: "Bu listeyi gizle",
  },
  leave: {
    title: "Bu anketten ayrılıyor musunuz?",
    kept: "Bu tarayıcıda saklanır ve döndüğünüzde size sunulur.",
    notKept: "Bu tarayıcı taslağınızı saklayamıyor, kaybolacak.",
    stay: "Kal",
    leave: "Ayrıl",
  },
  questions: {
    heading: "Sorular",
    none: "Henüz soru yok. İlkini ekleyin.",
    add: {
      free_text: "+ Serbest metin ekle",
      multiple_choice: "+ Çoktan seçmeli ekle",
    },
    name: (number) => `Soru ${number}`,
    text: "Soru metni",
    kind: "Yanıt türü",
    kinds: {
      text: "Metin",
      one: "Tek seçim",
      several: "Birden çok seçim",
      yes_no: "Evet / Hayır",
      scale: "Ölçek",
      ranking: "Sıralama",
      number: "Sayı",
      date: "Tarih",
      statement: "İfade",
    },
    options: "Seçenekler",
    option: (number) => `Seçenek ${number}`,
    addOption: "Seçenek ekle",
    removeOption: (number) => `${number}. seçeneği kaldır`,
    optionsHint: "Enter sonraki seçeneği ekler. Alt ve bir ok tuşu onu taşır.",
    unfit: (unfit, lines) =>
      `${formatCount(lines)} satırdan ${formatCount(unfit)} satır sığmadı.`,
    shortened: (count, max) =>
      `Yapıştırılan ${formatCount(count)} satır ${formatCount(max)} karaktere kısaltıldı.`,
    more: "Daha fazla",
    set: {
      required: "yanıt zorunlu",
      hint: "ipucu",
      shuffled: "rastgele sıra",
      bounds: "en az veya en çok seçenek",
      section: "bölüm başlatır",
      sectionNamed: (heading) => `“${heading}” bölümü`,
      showIf: "yanıtlara bağlı",
    },
    addOther: "“Diğer …” ekle",
    addNone: "“Hiçbiri” ekle",
    otherHint: "Bu seçenekte herkes kendi sözleriyle yazar.",
    exclusiveHint: "Tek başına seçilir: diğerlerinin hepsini dışlar.",
    formFailed: "Bu sorunun ayarları yüklenemedi.",
    formLoading: "Ayarlar yükleniyor",
  },
  list: {
    grip: "sıralanabilir",
    reorder: (name) => `${name} yerini değiştir`,
    dragHelp:
      "Sırayı değiştirmek için Boşluk tuşuna basın, ok tuşlarıyla taşıyın ve yeniden Boşluk tuşuna basın. Escape geri koyar.",
    position: (position, count) => `Konum ${position} / ${count}.`,
    lifted: (name, position) => `${name} alındı. ${position}`,
    dropped: (position, count) => `Bırakıldı, konum ${position} / ${count}.`,
    putBack: (name) => `${name} geri kondu.`,
    moveUp: (name) => `${name}: yukarı taşı`,
    moveDown: (name) => `${name}: aşağı taşı`,
    remove: (name) => `${name}: sil`,
    moved: (name, position, count) =>
      `${name} taşındı, konum ${position} / ${count}.`,
    removed: (name) => `${name} silindi.`,
  },
  challenges: {
    heading: "Doğrulama soruları",
    about:
      "İsteğe bağlı. Yalnızca beklenen yanıtı verenler ankete katılabilir.",
    hint: "Tam eşleşme gerektiğinden küçük harfli tek bir sözcük en iyisidir.",
    guide: "Doğrulama soruları nasıl işler",
    add: "+ Doğrulama sorusu ekle",
    name: (number) => `Doğrulama sorusu ${number}`,
    text: "Soru",
    expectedAnswer: "Beklenen yanıt",
  },
  access: {
    label: "Erişim ve görünürlük",
    heading: "Görünürlük ve erişim",
    legend: "Bu anketi kim görebilir",
    global: "Herkese açık (herkes görebilir)",
    code: {
      choice: "Erişim kodu iste",
      label: "Erişim kodu",
      make: "Erişim kodu üret",
      short: "Kod en az 4 karakter olmalı",
      spaces: "Kodda boşluk olamaz",
    },
    exportCode: {
      choice: "Analizleri dışa aktarmak için ayrı kod iste (HTML)",
      label: "Dışa aktarma kodu",
      make: "Dışa aktarma kodu üret",
      short: "Dışa aktarma kodu en az 4 karakter olmalı",
      spaces: "Dışa aktarma kodunda boşluk olamaz",
    },
    hint: "4 ile 32 karakter arası, boşluksuz.",
    made: (code) => `Kod artık ${code}`,
    strength: {
      names: {
        first: "Tahmini çok kolay:",
        easy: "Tahmini kolay:",
        fair: "Tahmini oldukça zor:",
        hard: "Tahmini zor:",
      },
      first: "herkesin ilk denedikleri arasında.",
      among: {
        exact: (count) => `${count} olasılık.`,
        about: (count) => `yaklaşık ${count} olasılık.`,
        beyond: () => "bir trilyondan fazla olasılık.",
      },
    },
    embed: {
      legend: "Nereye gömülebilir",
      anywhere: "Her siteye",
      listed: "Yalnızca bu sitelere",
      nowhere: "Buradan başka hiçbir yere",
      sites: "Siteler",
      hint: (max) =>
        `Her satıra bir tane, örneğin https://example.org. En çok ${formatCount(max)}.`,
      never: "Erişim kodu olan anketler başka sitelere hiç gömülmez.",
    },
    results: {
      legend: "Sonuçlar ne zaman görünsün?",
      fixed: "Herkes gibi sizin için de. Yayımladıktan sonra değiştirilemez.",
      groups: (least) =>
        least === undefined
          ? "Yanıt grupları hâlinde"
          : `En az ${formatCount(least)} yanıtlık gruplar hâlinde`,
      groupsHint: "Anket açıkken, ve asla tek tek değil.",
      closed: "Kapandıktan sonra",
      closedHint:
        "Önce kimse sayıları görmez. Kaç kişinin yanıtladığı hemen görünür.",
      live: "Hemen, her yanıtla",
      liveHint:
        "Sayıları izleyen biri, bir kişinin ne yanıtladığını anlayabilir.",
    },
    reads: {
      legend: "Siz ne okuyacaksınız?",
      fixed:
        "Anketin bir anahtarıyla. İnsanlara yanıtlamadan önce söylenir, bu yüzden yayımladıktan sonra değişmez.",
      choices: {
        figures: "Yalnızca sayılar",
        texts: "İnsanların yazdıkları, kelimesi kelimesine",
        rows: "Yanıtların tamamı",
      },
      hints: {
        figures: "Kimse tek tek yanıtları okumaz.",
        texts:
          "Karışık, gruplar hâlinde ve aynı kişinin diğer yanıtlarından ayrı.",
        rows: "Gruplar hâlinde ve numarayla, ad ve saat olmadan. Bazıları o zaman daha az rahat yanıtlar.",
      },
    },
  },
  preview: {
    heading: "Önizleme",
    untitled: "Başlıksız anket",
    noText: "(Soru metni yok)",
    loading: "Önizleme yükleniyor",
    expected: "Beklenen yanıtlar",
    expectedHint: "Burada yalnızca siz görürsünüz.",
  },
  publish: {
    action: "Yayımla",
    noConsent: "Yayımlamak için kimliği etkinleştir",
    enable: "Etkinleştir ve yayımla",
    working: "Yayımlanıyor…",
    problems: "Henüz yayımlanmadı",
    noToken: "Anket için yer ayrılamadı. Yeniden deneyin.",
    failed: "Anket kaydedilirken beklenmeyen bir hata oluştu.",
    before: "Bağlantı kopmadan önce, son değişiklikleriniz olmadan yayımlandı.",
    goToIt: "Ankete git",
    another: "Başka bir anket olarak yayımla",
    place: {
      legend: "Hangi yer hakkında?",
      kinds: {
        near: "Yaklaşık yerim",
        named: "Adıyla bir yer",
        point: "Haritada bir nokta",
        nowhere: "Hiçbir yer",
      },
      kept: "Yaklaşık 1 km’lik bir kare saklanır, anketi gören herkese gösterilir ve bir daha değişmez.",
      failed: "Bu bölüm yüklenemedi.",
      missing: {
        named: "Bir yer arayıp seçin ya da “Hiçbir yer” seçeneğini seçin.",
        point: "Haritada bir nokta ya da “Hiçbir yer” seçeneğini seçin.",
      },
      unknown: "Bu tarayıcı konumunuzu bildirmiyor.",
      near: "Bu sitenin son bir günde sizi en son bildiği yerde, yaklaşık 1 km hassasiyetle durur; yoksa internet adresinizin şehrinde; o da yoksa hiçbir yerde. Anketi gören herkes bu yeri öğrenebilir, sonradan değiştirilemez.",
      nowhere:
        "Hiçbir yerde durmaz: herkes “Uzaklık bilinmiyor” yazısını görür, listelerde yeri olan anketlerden sonra gelir. Sonradan değiştirilemez.",
    },
  },
  problems: {
    noTitle: "Ankete bir başlık verin.",
    closingPast: "Gelecekte bir kapanış zamanı seçin.",
    closingUnfinished: "Kapanış tarihini tamamlayın veya silin.",
    noQuestion: "En az bir soru ekleyin.",
    tooManyQuestions: (max) =>
      `Bir ankette en çok ${formatCount(max)} soru olabilir.`,
    tooLong: (max) =>
      `Bu anketin metinleri tüm dillerinde toplam ${formatCount(max)} karakterden uzun. Metinleri kısaltın veya bazı soruları çıkarın.`,
    noQuestionText: (number) => `${number}. sorunun metnini yazın.`,
    fewOptions: (number) => `${number}. soruya en az iki seçenek verin.`,
    sameOption: (number) => `${number}. soruda aynı seçenek iki kez var.`,
    form: {
      kind: (number) =>
        `${number}. soru, türüne uymayan bir biçimde soruluyor. Türü yeniden seçin.`,
      number: (number) =>
        `${number}. soruda en küçük sayı en büyükten küçük olmalı, ikisinin de istenen kadar ondalığı olmalı.`,
      dates: (number) =>
        `${number}. soruda ilk gün son günden önce olmalı, aralarında en çok 120 yıl olmalı.`,
      options: {
        ranking: (number) =>
          `${number}. soruda sıralanacak 2 ile 10 arası seçenek olabilir.`,
        answers: (number) => `${number}. sorunun bütün yanıtlarını yazın.`,
      },
      bounds: (number) =>
        `${number}. soru bu kadar az veya çok seçenek alamaz: “En az” ve “En çok” alanlarına bakın.`,
      other: (number) =>
        `${number}. soruda “Diğer” seçeneğini seçenlere ne sorulacağını yazın.`,
      backwards: (number) =>
        `${number}. soru, kendisinden önce olmayan veya silinmiş bir soruya bağlı. Onu taşıyın veya başka bir soru seçin.`,
      "no-choice": (number) =>
        `${number}. soru, artık seçeneği olmayan bir soruya bağlı. Başka bir soru seçin.`,
      "no-option": (number) =>
        `${number}. soru, var olmayan bir seçeneğe bağlı. Bir seçenek belirleyin.`,
      unreachable: (number) =>
        `${number}. soru hiç sorulmaz: önceki hiçbir yanıt kurallarını karşılamıyor.`,
      entangled: (number) =>
        `${number}. soru denetlenebilecek olandan fazlasına bağlı. Daha az kural kullanın.`,
    },
    halfChallenge:
      "Her doğrulama sorusunun bir sorusu ve beklenen bir yanıtı olmalı.",
    sites: {
      none: "Anketi gömebilecek bir site yazın veya başka bir seçim yapın.",
      wrong: (text) =>
        `“${text}” bir site değil. Adresini yazın, örneğin https://example.org.`,
      tooMany: (max) => `En çok ${formatCount(max)} site yazın.`,
    },
    exportCode: {
      short: "Analizleri dışa aktarma kodu en az 4 karakter olmalı.",
      spaces: "Analizleri dışa aktarma kodunda boşluk olamaz.",
    },
  },
};
