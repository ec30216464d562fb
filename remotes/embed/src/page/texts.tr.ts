import { formatCount, formatList, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const pickerTexts: Words<typeof english.pickerTexts> = {
  title: "Anketi siteye ekleyin",
  lead: "Tek satır HTML ile kendi sayfanızda bir anket gösterin. İnsanlar orada, hesapsız ve çerezsiz yanıtlar.",
  loading: "Anket yükleniyor",
  failed: "Anket yüklenemedi.",
  open: "Nearsay’de aç",
  another: "Başka bir anket seç",
  closed: "Bu anket artık yanıt almıyor. Sayfanızda kapalı olarak görünür.",
  onlyOn: (origins) =>
    origins.length === 0
      ? "Bu anketi başka hiçbir site gösteremez. Sizin sayfanızda satır yalnızca bağlantısını gösterir."
      : `Bu anketi yalnızca şunlar gösterebilir: ${formatList(origins)}. Başka sitelerde satır yalnızca bağlantısını gösterir.`,
  refused: {
    NOT_FOUND: {
      title: "Anket bulunamadı.",
      about:
        "Bağlantı eksik olabilir ya da anket kaldırılmış olabilir. Başka bir anket seçin.",
    },
    CODE_REQUIRED: {
      title: "Bu anket bir erişim koduyla açılır.",
      about:
        "Böyle anketler hiçbir zaman siteye eklenmez: kimse Nearsay’e ait olmayan bir sayfada kod yazmamalı. Bunun yerine bağlantı verin.",
    },
    ORIGIN_NOT_ALLOWED: {
      title: "Bu anket siteye eklenemez.",
      about:
        "Sahibi ya da bu site onu yalnızca Nearsay’de gösteriyor. Bunun yerine bağlantı verin.",
    },
    INVITATION_REQUIRED: {
      title: "Bu sitenin anketleri siteye eklenemez.",
      about: "Site yalnızca davetlilere açık.",
    },
  },
  find: {
    heading: "Hangi anket?",
    label: "Anket ara",
    hint: "Ondan birkaç sözcük ya da adresi.",
    search: "Ara",
    loading: "Anketler yükleniyor",
    failed: "Anketler yüklenemedi.",
    found: (text) =>
      text === "" ? "En çok yanıtlananlar" : `“${text}” için bulunanlar`,
    none: (text) =>
      text === ""
        ? "Henüz anket yok."
        : `“${text}” için herkese açık anket bulunamadı.`,
    noneNext:
      "Yalnızca herkese açık anketler siteye eklenebilir. Başka sözcükler deneyin ya da bir anketin adresini yapıştırın.",
    closed: "Kapalı",
    responses: (count) => `${formatCount(count)} yanıt`,
  },
  look: {
    label: "Görünüm",
    mode: "Sayfanızda nasıl durur",
    modes: {
      frame: "Çerçevede",
      inline: "Sayfanın içinde",
    },
    aboutMode: {
      frame:
        "En güvenlisi: sayfanız ve anket birbirinin içini göremez. Yükseklik içeriğe uyar.",
      inline:
        "Sayfanızın betikleri yanıtları okuyabilir. Çerçeveden hızlı yüklenir ve stilleriniz ona yine de ulaşamaz.",
    },
    theme: "Tema",
    themes: {
      auto: "Sayfanız gibi",
      light: "Açık",
      dark: "Koyu",
    },
    accent: "Vurgu rengi",
    aboutAccent:
      "Boşsa Nearsay’in camgöbeği kullanılır. Yazının zor okunacağı yerde koyulaştırılır ya da açılır.",
    ownAccent: "#006162",
    noColor: "Rengi şöyle yazın: #0a7d55.",
    palette: "Vurgu rengini seç",
  },
  preview: {
    label: "Önizleme",
    heading: "Sayfanızda",
    about: "Bu, anketin kendisi: burada verilen yanıt sayılır.",
  },
  lines: {
    label: "Kopyalanacak satırlar",
    line: "Sayfanız için satır",
    aboutLine:
      "Anketin duracağı yere koyun. Betiğin çalışmadığı yerde içindeki bağlantı görünür.",
    frame: "Betiğimiz olmadan",
    aboutFrame:
      "Betiklere izin vermeyen sayfalar için: yüksekliği değişmeyen bir çerçeve.",
    warning:
      "Bazı tarayıcılar çerçevenin bir şey saklamasına izin vermez; çerçeve de ikinci bir ziyareti komşununkinden ayıramaz. O zaman her bağlantıdan günde bir yanıt alır ve ötekileri Nearsay’e gönderir. Yukarıdaki satırda bu sınır yoktur: orada kimin yanıtladığını sayfanız saklar.",
    copyLine: "Satırı kopyala",
    frameTitle: (survey) => `Anket: ${survey}`,
    copyFrame: "Çerçeveyi kopyala",
    copied: "Kopyalandı",
    byHand:
      "Tarayıcınız kopyalamadı. Seçili duruyor: Ctrl+C’ye, Mac’te ⌘C’ye basın.",
    policy: "Sayfamın bir içerik güvenliği ilkesi var",
    nonce:
      'Betiğe sayfanızın nonce değerini verin: <script nonce="…" src=… >. Başka hiçbir şeye gerekmez: anket style öğeleri olmadan gelir ve betiğin yükledikleri onunla birlikte kabul edilir.',
    sources: {
      frame: "Sonra frame-src şunu adlandırsın: <origin></origin>",
      inline: "Sonra connect-src şunu adlandırsın: <origin></origin>",
    },
    react:
      "React 18 ya da sonrasını kullanan bir sayfada SurveyWidget’ı federe kapsayıcıdan alın: <container></container>; türleri şurada: <types></types>",
  },
};

export const referenceTexts: Words<typeof english.referenceTexts> = {
  heading: "Sayfanız ona ne söyleyebilir, ondan ne duyar",
  attributes: {
    heading: "Öznitelikler",
    items: {
      survey: "Anketin numarası ya da uuid’si. Gereken tek öznitelik.",
      mode: "inline demiyorsa frame.",
      theme:
        "light, dark ya da auto: auto sayfanızın color-scheme değerini izler, sayfa bildirmiyorsa açıktır.",
      accent: "#0a7d55 gibi bir renk.",
      loading:
        "eager hemen yükler; o olmadan anket görünmek üzereyken yüklenir.",
      title: "Ekran okuyucular için çerçevenin adı; “Anket: …” yerine.",
      lang: "de gibi bir dil. O olmadan sayfanızın, yoksa tarayıcının dili.",
      near: "Sayfanızın konu aldığı yerin enlemi ve boylamı, 52.52,13.40 gibi. Anket insanların ne kadar uzakta olduğunu sayıyorsa okuyanlar onu kendi yerleri olarak saydırabilir; önce 1 km’lik bir hücreye yuvarlanır. Anket yüklenirken okunur.",
    },
  },
  properties: {
    heading: "Özel CSS özellikleri",
    about:
      "Öğe ya da çevresindeki herhangi bir şey için ayarlayın; öznitelikler önceliklidir.",
    items: {
      accent: "#0a7d55 gibi bir renk.",
      radius: "Köşeler için, 0px ile 24px arası.",
      font: "Sayfanızın yüklediği (inline) ya da ziyaretçinin sisteminde olan (frame) yazı tipi aileleri.",
      minHeight: "Yer tutucunun yüksekliği, belirtilmezse 320px.",
    },
  },
  events: {
    heading: "Olaylar",
    about: "Her biri öğenin bir CustomEvent’idir ve yukarı yayılır.",
    items: {
      ready: "Gösterildi. detail: { survey, title }",
      answered:
        "Biri yanıtladı; daha önce yanıtladıysa duplicate. detail: { survey, duplicate }",
      height: "Şimdi şu kadar piksel yüksekliğinde. detail: { px }",
      error:
        "Gösterilemiyor; yerinde nedeni ve bir bağlantı var. detail: { code, message }",
    },
  },
  errors: {
    heading: "Hata kodları",
    items: {
      SURVEY: "survey özniteliği hiçbir anketi adlandırmıyor.",
      NOT_FOUND: "Böyle bir anket yok ya da artık yok.",
      CODE_REQUIRED:
        "Erişim koduyla açılır, bu yüzden hiçbir zaman siteye eklenmez.",
      ORIGIN_NOT_ALLOWED: "Sahibi ya da site bu sayfada izin vermiyor.",
      INVITATION_REQUIRED: "Site yalnızca davetle açık.",
      UNAVAILABLE: "Site şu anda gösteremiyor.",
      BLOCKED: "Çerçeveden yanıt yok: çoğu zaman bir içerik güvenliği ilkesi.",
      NETWORK: "Siteye ulaşılamadı.",
    },
  },
  methods: {
    heading: "Yöntemler ve özellikler",
    about:
      "survey, mode, theme ve accent aynı zamanda özelliktir: ayarladığınız hemen görünür.",
    items: {
      load: "Öğe nerede olursa olsun hemen yükler.",
      reload: "Baştan başlar.",
    },
  },
  messages: {
    heading: "Çerçevenin iletileri",
    about:
      "Bunlarla betik ilgilenir. Bir çerçevenin çevresine kendi betiğinizi yazmak için adresine sayfanızın kökeniyle ?parent= ekleyin; iletinin kökeninin bu site, kaynağının çerçeveniz olduğunu ve nearsay: 1 dediğini denetleyin; gönderdiklerinizin hedefi olarak bu siteyi adlandırın. parent olmayan çerçeve ne gönderir ne dinler.",
    items: {
      hello:
        "İki yönde. Önce çerçeve söyler, biri katılmadan önce yeniden söyler; her birine { look, visitor } ile yanıt verin: theme, accent, radius ve font ile keep’in verdiği ya da null.",
      ready: "Çerçeveden, olay gibi.",
      answered: "Çerçeveden, olay gibi.",
      height: "Çerçeveden, olay gibi.",
      error: "Çerçeveden, olay gibi.",
      keep: "Çerçeveden: { visitor }; sayfanız öncekinin yerine saklar: tarayıcı çerçevenin bir şey saklamasına izin vermiyorsa kimin yanıtladığı, yoksa yalnızca yanıtladığı.",
      look: "Çerçeveye: { look }, her değiştiğinde.",
    },
  },
  people: {
    heading: "Sayfanızdaki insanlar ne bekleyebilir",
    items: [
      "Kişi ve site başına bir yanıt: burada ya da başka bir sayfada yaptıkları bununla ilişkilendirilmez.",
      "Sayfanız anketi çerçeveli ya da çerçevesiz ne kadar gösterirse göstersin, her kişiden bir yanıt alınır; kimliklerini kapattıktan sonra bile.",
      "Onayları ankette, yanıtlamadan önce istenir. Hiçbir çerez okunmaz ya da ayarlanmaz.",
      "Sorular, teşekkür ve sonuçlar sayfanızda görünür; tartışma bir bağlantı ötededir.",
      "Çerçeve olmadan sayfanızın betikleri yanıtları okuyabilir. Çerçevede okuyamaz.",
    ],
  },
};
