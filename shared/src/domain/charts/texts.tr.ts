import { movingAverageWindow } from "../insights.ts";
import type { Words } from "../words.ts";
import type * as english from "./texts.ts";

export const quotationTexts: Words<typeof english.quotationTexts> = {
  quoted: (words) => `“${words}”`,
};

export const choiceTexts: Words<typeof english.choiceTexts> = {
  noAnswers: "Henüz gösterilecek yanıt yok",
  onlyAnswer: (option) => `Tek yanıt: ${option}`,
  all: (option, count) => `${count} kişinin tümü ${option} seçti`,
  nearlyAll: (option, count, of) =>
    `Neredeyse herkes ${option} seçti: ${count} / ${of}`,
  most: (option, percent, count, of) =>
    `Çoğunluk ${option} seçti: ${percent}, ${count} / ${of}`,
  leads: (option, percent, count, of) =>
    `${option} önde: ${percent}, ${count} / ${of}`,
  level: (options, percent) => `${options} birlikte önde, her biri ${percent}`,
  severalLevel: (count, percent) =>
    `${count} seçenek birlikte önde, her biri ${percent}`,
  mean: (mean, top, n, percent) =>
    `Ortalama ${mean} / ${top} (n = ${n}); en yüksek iki değerden birini verenler ${percent}`,
  ends: (from, low, to, high) =>
    [low && `${from}: ${low}`, high && `${to}: ${high}`]
      .filter((end) => end !== "")
      .join(", "),
};

export const keywordTexts: Words<typeof english.keywordTexts> = {
  noKeywords: "Henüz anahtar sözcük yok",
  mentionCount: (_count, formatted) => `${formatted} kez geçiyor`,
  onlyKeyword: (keyword, mentions) =>
    `Tek anahtar sözcük ${keyword}, ${mentions}`,
  leads: (keyword, mentions, next, count) =>
    `${keyword} önde, ${mentions}; ardından ${next} geliyor: ${count}`,
  lead: (keywords, mentions) => `${keywords} önde, her biri ${mentions}`,
  severalLead: (count, mentions) =>
    `${count} anahtar sözcük önde, her biri ${mentions}`,
  allLevel: (count, mentions) =>
    `${count} anahtar sözcüğün hepsi eşit, her biri ${mentions}`,
};

export const releaseTexts: Words<typeof english.releaseTexts> = {
  atOnce: "Rakamlar her yanıtı hemen izler.",
  atOnceHint:
    "Rakamları izleyen biri, tek bir kişinin ne yanıtladığını anlayabilir.",

  nobodyYet: "Henüz kimse yanıtlamadı.",
  nobody: "Kimse yanıtlamadı.",
  answered: (_count, formatted) => `${formatted} kişi yanıtladı.`,
  parts: (group) =>
    `Yanıtlar geldikleri yere göre, birkaç ağdan gelen en az ${group} yanıtlık gruplar hâlinde ayrılır; bu yüzden ilk sonuçlar için daha fazla yanıt gerekir.`,
  networks: (group) =>
    `Sonuçlar, en az ${group} yanıt birkaç ağdan geldiğinde gösterilir; böylece kimse tek başına bir grup oluşturamaz.`,
  closing: (date) =>
    date === null
      ? "Sonuçlar anket kapandığında gösterilir."
      : `Sonuçlar anket kapandığında gösterilir: ${date}.`,
  tooFew: "Kimin verdiği anlaşılmadan gösterilemeyecek kadar az yanıt var.",
  soon: "Sonuçlar birazdan gösterilir.",

  shown: (shown, all) => `${all} yanıttan ${shown} tanesi gösteriliyor`,
  shownAll: (all) => `${all} yanıtın tümü gösteriliyor.`,
  next: (shown) => `${shown}; sonrakiler birlikte gösterilecek.`,
  restsOn: (shown) =>
    `Yanıt sayısı dışındaki her rakam bu ${shown} yanıta dayanır.`,
  restAtClosing: (date) =>
    date === null
      ? "Ötekiler anket kapandığında gösterilir."
      : `Ötekiler anket kapandığında gösterilir: ${date}.`,
  restTooFew: (count, formatted) =>
    count === 1
      ? "Sonuncusu, kimin verdiği anlaşılmadan gösterilemez."
      : `Öteki ${formatted} yanıt, kimin verdiği anlaşılmadan gösterilemeyecek kadar az.`,
  restSoon: "Ötekiler birazdan gösterilir.",
  flagged: (count, leftOut) =>
    `İşaretli yanıtlar: ${count}, ${leftOut ? "dışarıda bırakıldı" : "sayıldı"}.`,
  withheld: (_until, formatted) =>
    `${formatted} kişi yanıtladığında gösterilir`,
};

export const integrityTexts: Words<typeof english.integrityTexts> = {
  heading: "Güvenilirlik",
  none: (shown) => `Gösterilen ${shown} yanıtın hiçbiri işaretli değil.`,
  nothingShown:
    "Henüz bir şey gösterilmiyor; bu yüzden işaretli bir şey de yok.",
  flagged: (_flagged, formatted, shown) =>
    `${shown} yanıttan ${formatted} tanesi işaretli: en az iki belirti, yanıtların şişirildiğini düşündürüyor.`,
  shift: (option, without, all) =>
    `Onlar olmadan: ${option}, ${all} yerine ${without}.`,
  noShift: "Onlar olmadan hiçbir pay bir puan ya da daha çok değişmiyor.",
  leftOut: "Bu anketin sahibi işaretli yanıtları dışarıda bırakıyor:",
  withoutFlagged: "İşaretli yanıtlar olmadan",
  failed: "Yanıtlara ne olduğu yüklenemedi.",
  method: "Bunun nasıl değerlendirildiği ve ne sıklıkta yanıldığı",

  ways: {
    heading: "Yanıtlar nasıl geldi",
    site: "Nearsay üzerinde bulundu",
    link: "Anket bağlantısıyla",
    embed: "Başka sitelere yerleştirilmiş olarak",
    ticket: "Kâğıt biletle",
    kiosk: "Kioskta",
    embedSite: (site) => `bunlardan ${site} üzerinden gelenler`,
  },
  rings: {
    heading: "Yerleri kim bildirdi",
    device: "Kişinin cihazı",
    page: "Gömen sayfa",
    least: (count) => `${count} veya daha çok`,
  },
  refused: {
    heading: "Kabul edilmeyenler",
    closed: "Kapandıktan sonra",
    duplicate: "İkinci kez",
    check: "Bot denetimini geçemedi",
    limit: "Bir seferde çok fazla",
  },
  marks: {
    heading: "Şişirme belirtileri",
    fresh: "Yeni anonim kimlik",
    fast: "Okunabileceğinden daha hızlı",
    burst: "Tek bir ağdan gelen bir yığında",
    repeated: "Hep aynı seçimler",
    copied: "Kopyalanmış sözcükler",
  },
  changes: {
    heading: "Anket sahibinin dışarıda bıraktıkları ya da saydıkları",
    counted: "İşaretli yanıtlar yeniden sayılıyor",
  },
};

export const sideTexts: Words<typeof english.sideTexts> = {
  tickets: "Biletle",
  others: "Diğer herkes",
  untold: "—",
  share: (percent, count) => `${percent} (${count})`,
  reading: (side, share) => `${side} ${share}`,
  finding: (side, finding) => `${side}: ${finding}`,
  each: "Biletle verilen yanıtlar ile diğer herkesinkiler, her tarafın kendi yanıtlarının payları olarak ayrı gösterilir.",
  awaited: (name) =>
    `${name}: henüz gösterilen yanıt yok; bu yüzden iki taraf birlikte gösteriliyor.`,
  flagged:
    "Biletle verilen yanıtlar ile diğer herkesinkiler, işaretli yanıtların sayıldığı yerde ayrı gösterilir.",
  failed:
    "Biletle verilen yanıtlar ile diğer herkesinkiler ayrı yüklenemedi. Lütfen yenileyin.",
  averages: (averages) =>
    `%0 (olumsuz) ile %100 (olumlu) arasındaki ölçekte ortalamalar: ${averages}`,
};

const toneWords = {
  negative: "olumsuz",
  neutral: "nötr",
  positive: "olumlu",
};

export const sentimentTexts: Words<typeof english.sentimentTexts> = {
  noSentiment: "Henüz duygu yok",
  tones: {
    negative: "Olumsuz",
    neutral: "Nötr",
    positive: "Olumlu",
  },
  span: (from, to) => `%${from}–${to.replace("%", "")}`,
  spanTone: (span, tone) => `${span}, ${toneWords[tone]}`,
  average: (percent) => `Ortalama ${percent}`,
  scale: "%0 (olumsuz) ile %100 (olumlu) arası",
  averageOnScale: (percent) =>
    `%0 (olumsuz) ile %100 (olumlu) arasındaki ölçekte ortalama ${percent}`,
  only: (tone) => `Metin içeren tek yanıtın tonu ${toneWords[tone]}`,
  all: (count, tone) =>
    `Metin içeren ${count} yanıtın tümünün tonu ${toneWords[tone]}`,
  nearlyAll: (tone) =>
    `Metin içeren yanıtların neredeyse tümünün tonu ${toneWords[tone]}`,
  most: (percent, tone) =>
    `Metin içeren yanıtlarda ${toneWords[tone]} ton ağır basıyor: ${percent}`,
  mixedPart: (percent, tone) => `${percent} ${toneWords[tone]}`,
  mixed: (parts) => `Metin içeren yanıtların tonu karışık: ${parts}`,
  peak: (quoted, percent) =>
    `En sık görülen ${quoted}: metin içeren yanıtlarda ${percent}`,
  noPeak: "Hiçbir ton diğerlerinin hepsinden daha sık değil",
};

const units = {
  hour: "saat",
  day: "gün",
  week: "hafta",
  month: "ay",
  bucket: "dilim",
};

const responses = (formatted: string) => `${formatted} yanıt`;

export const seriesTexts: Words<typeof english.seriesTexts> = {
  noResponses: "Henüz yanıt yok",
  each: (unit, size) =>
    size === 1 ? `her ${units[unit]}` : `her ${size} ${units[unit]}`,
  span: (unit, size) => `${movingAverageWindow * size} ${units[unit]}`,
  at: (unit, size, start) =>
    size === 1 ? start : `${start} sonrası ${size} ${units[unit]}`,
  counted: (_count, formatted) => responses(formatted),
  average: "ortalama",
  averageOf: (average) => `ortalama ${average}`,
  soFar: "şimdiye dek",
  labelSoFar: (label) => `${label}, şimdiye dek`,
  notOver: (unit, size) =>
    size === 1
      ? `son ${units[unit]} henüz tümüyle sayılmadı`
      : `son ${size} ${units[unit]} henüz tümüyle sayılmadı`,
  only: (at, count, formatted) =>
    count === 1
      ? `Tek yanıtın geldiği zaman: ${at}`
      : `${formatted} yanıtın tümünün geldiği zaman: ${at}`,
  most: (at, formatted, total) =>
    `Çoğunun geldiği zaman: ${at}, ${total} yanıttan ${formatted} tanesi`,
  byRelease: {
    only: (at, count, formatted) =>
      count === 1
        ? `Tek yanıtın gösterildiği zaman: ${at}`
        : `${formatted} yanıtın tümünün gösterildiği zaman: ${at}`,
    most: (at, formatted, total) =>
      `Çoğunun gösterildiği zaman: ${at}, ${total} yanıttan ${formatted} tanesi`,
    note: "Yanıtlar, gruplarının gösterildiği saatte sayılır.",
  },
  peak: (at, formatted) =>
    `En çok yanıtın geldiği zaman: ${at}, ${formatted} yanıt`,
  atMost: (each, _count, formatted) =>
    `${each} için en fazla ${responses(formatted)}`,
  compared: (span, until) => ({
    recent:
      until === null
        ? `Son ${span} içinde`
        : `${until} tarihine kadarki ${span} içinde`,
    before: `önceki ${span}`,
  }),
  trendUp: (percent, { recent, before }) =>
    `${recent}, ${before} ile karşılaştırıldığında ${percent} daha fazla yanıt geldi`,
  trendTimes: (times, { recent, before }) =>
    `${recent}, ${before} ile karşılaştırıldığında ${times} katı yanıt geldi`,
  trendDown: (percent, { recent, before }) =>
    `${recent}, ${before} ile karşılaştırıldığında ${percent} daha az yanıt geldi`,
  trendLevel: ({ recent, before }) =>
    `${recent}, ${before} içindeki kadar yanıt geldi`,
  trendNearlyLevel: ({ recent, before }) =>
    `${recent}, aşağı yukarı ${before} içindeki kadar yanıt geldi`,
  trendNone: ({ recent, before }, earlier) =>
    `${recent} yanıt gelmedi; ${before} içinde ${earlier} yanıt gelmişti`,
};
