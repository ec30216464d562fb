import type { DraftWords } from "./draft-words.ts";
import { startsWith, wholeWords } from "./whole-words.ts";

/** The particle that makes a sentence a question, with its endings. */
const particle = wholeWords(
  "m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]z|y[ıiuü]m|yd[ıiuü]|d[ıi]r|lar)?",
);
const wh =
  "(?:ne(?:yi|ye|yin|yden|ler|rede|reye)?|nasıl|neden|niçin|niye|hangi(?:si|leri)?|kim(?:ler)?|kaç|nerede|nereye)";

export const tr: DraftWords = {
  answers: {
    yesNo: ["Evet", "Hayır", "Emin değilim"],
    frequency: [
      "Her gün",
      "Haftada birkaç kez",
      "Haftada yaklaşık bir kez",
      "Ayda birkaç kez",
      "Daha seyrek",
      "Hiç",
    ],
    timesAWeek: ["Hiç", "Bir kez", "İki kez", "3 veya 4 kez", "Daha sık"],
    people: ["Hiç", "1", "2", "3", "4", "5 veya daha fazla"],
    ages: [
      "18 yaş altı",
      "18–29",
      "30–44",
      "45–64",
      "65 ve üstü",
      "Söylemek istemiyorum",
    ],
    grade: ["Çok iyi", "İyi", "Orta", "Kötü", "Çok kötü", "Fikrim yok"],
    agreement: [
      "Kesinlikle katılıyorum",
      "Katılıyorum",
      "Kararsızım",
      "Katılmıyorum",
      "Kesinlikle katılmıyorum",
    ],
    support: [
      "Kesinlikle destekliyorum",
      "Destekliyorum",
      "Kararsızım",
      "Karşıyım",
      "Kesinlikle karşıyım",
    ],
    feeling: ["Çok olumlu", "Olumlu", "Kararsız", "Olumsuz", "Çok olumsuz"],
    claim: ["Katılıyorum", "Katılmıyorum", "Geç"],
    degrees: (quality) => [
      `Çok ${quality}`,
      `Oldukça ${quality}`,
      `Pek ${quality} değil`,
      `Hiç ${quality} değil`,
      "Fikrim yok",
    ],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "Kısa bir soru" : "Birkaç kısa soru"}. Lütfen kendi deneyiminize göre yanıtlayın; yaklaşık bir dakika sürer.`,
    titleOn: (topic) => `${topic} görüşünüz`,
    opinionOn: (topic) => `${topic} görüşünüz nedir?`,
    opinionOnBare: (topic) => `${topic}: görüşünüz nedir?`,
    improve: "Neyi değiştirir veya iyileştirirdiniz?",
    opinionOnPlan: (plan) => `${plan} Bunu destekliyor musunuz?`,
    improvePlan: "Bu planı sizin için ne daha iyi yapardı?",
    whichMatter: "Bunlardan hangileri sizin için en önemli?",
    whichRather: "Hangisini tercih edersiniz?",
    howFarAgree: (claim) => `Şuna ne kadar katılıyorsunuz: “${claim}”?`,
  },
  asks: {
    yesNo: (question) =>
      particle.test(question) &&
      !wholeWords("yoksa|ya da|veya").test(question) &&
      !wholeWords(wh).test(question),
    asksYesNo: /[\s,:]*\(?evet\s*(?:\/|veya|ya da)\s*hay[ıi]r\)?/iu,
    frequency: wholeWords("ne (?:sıklıkla|sıklıkta|kadar sık)"),
    timesAWeek: wholeWords("haftada kaç (?:kez|kere|gün)"),
    people: wholeWords(
      "kaç (?:kişi|çocuk|misafir|araba|köpek|bisiklet)\\p{L}*",
    ),
    age: wholeWords("kaç yaş\\p{L}*|yaşınız"),
    number: wholeWords("kaç|ne kadar"),
    date: wholeWords("ne zaman|hangi (?:gün|tarih|saat)\\p{L}*"),
    degree: wholeWords("(memnun)\\p{L}*(?: m[ıiuü]s[ıiuü]n[ıiuü]z)?"),
    rating: wholeWords("puanlayın|puan verin|değerlendirin|derecelendirin"),
    agreement: wholeWords("katılıyor mus[ıu]n(?:[ıu]z)?"),
    support: wholeWords("destekliyor mus[ıu]n(?:[ıu]z)?"),
    opinion: wholeWords("ne düşünüyorsun(?:uz)?|ne dersiniz"),
    ranking: wholeWords("sıralayın|önem sırasına"),
    several: /birden fazla|uygun olanların hepsi|hangileri/iu,
    upTo: wholeWords("en (?:fazla|çok) (\\d{1,2}|iki|üç|dört|beş)"),
    counts: ["iki", "üç", "dört", "beş"],
    stars: wholeWords("yıldız\\p{L}*"),
    claims: wholeWords(
      "katılıyor mus[ıu]n(?:[ıu]z)?(?: katılmıyor mus[ıu]n(?:[ıu]z)?)?",
    ),
    prefers: "",
  },
  reads: {
    joins: "ve|veya|ya da|yoksa",
    orders: startsWith(
      "(?:lütfen )?(?:.{1,60} )?(?:puanlayın|puan verin|değerlendirin|açıklayın|seçin)",
    ),
    opens: startsWith(
      `(?:.{1,80} )?${wh} .*(?:siniz|sınız|sunuz|sünüz|olsun|uygun)`,
    ),
    request: wholeWords(".*anket(?:i)? (?:hazırla|yap|oluştur)\\p{L}*.*"),
    surveyWord: wholeWords(
      "anket(?:i)?|soru(?:lar)?|görüş(?:ü|leri)?|konular|seçenekler|şıklar",
    ),
    answersLead: /^(?:seçenekler|şıklar|cevaplar|yanıtlar)\s*[:：-]\s*/iu,
    wantsToKnow: /$^/,
    clauseStart: /$^/,
    toQuestion: () => null,
    topics: [/([^.?!:;,\n]+?\shakkında)(?=\s|[.?!:;,]|$)/iu],
    plan: /(?:belediye|okul|yönetim|site|biz|mahalle).*(?:istiyor|planlıyor|düşünüyor)(?:uz|lar)?(?!.*öğrenmek)/iu,
    none: startsWith("(?:hiçbiri(?:si)?)$"),
    filler: wholeWords(
      "merhaba|selam|teşekkürler|lütfen|anket\\p{L}*|test|hazırla|yap|oluştur|istiyorum|istiyoruz|bir|için|hakkında|kısa|yeni|bana|bize|soru|sorular|görüş|ve|bu",
    ),
  },
};
