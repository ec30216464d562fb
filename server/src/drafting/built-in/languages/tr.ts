import { capitalise } from "../choices.ts";
import type { DraftWords } from "./draft-words.ts";
import { startsWith, wholeWords } from "./whole-words.ts";
import { listed } from "./listed.ts";

/** The particle that makes a sentence a question, with its endings. */
const asking =
  "m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]z|y[ıiuü]m|yd[ıiuü]|d[ıi]r|lar)?";
const particle = wholeWords(asking);
/** The ending of an indirect question. */
const told =
  "[dt][ıiuü]ğ[ıiuü]n?[ıiuü]?(?:z[ıiuü])?(?:n[ıiuü])?(?:\\s*\\(.*\\))?$";
const wh =
  "(?:ne(?:yi|ye|yin|yden|ler|rede|reye)?|nasıl|neden|niçin|niye|hangi(?:si|leri)?|kim(?:ler)?|kaç\\p{L}*|nerede|nereye)";

export const tr: DraftWords = {
  locale: "tr",
  verbLast: true,
  answers: {
    yesNo: ["Evet", "Hayır", "Emin değilim"],
    frequency: listed(
      "Her gün, Haftada birkaç kez, Haftada yaklaşık bir kez, Ayda birkaç kez, Daha seyrek, Hiç",
    ),
    ages: listed(
      "18 yaş altı, 18–29, 30–44, 45–64, 65 ve üstü, Söylemek istemiyorum",
    ),
    grade: listed("Çok iyi, İyi, Orta, Kötü, Çok kötü, Fikrim yok"),
    claim: ["Katılıyorum", "Katılmıyorum", "Geç"],
    degree: ["Hiç", "Çok"],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "Kısa bir soru" : "Birkaç kısa soru"}. Lütfen kendi deneyiminize göre yanıtlayın; yaklaşık bir dakika sürer.`,
    opinion: "Görüşünüz nedir?",
    improve: "Neyi değiştirir veya iyileştirirdiniz?",
    whichMatter: "Bunlardan hangileri sizin için en önemli?",
  },
  asks: {
    yesNo: (question) =>
      // With two particles it names a choice.
      question.split(particle).length === 2 &&
      !wholeWords("yoksa|ya da|veya").test(question) &&
      !wholeWords(wh).test(question),
    asksYesNo: /(?<![\s,:])[\s,:]*\(?evet\s*(?:\/|veya|ya da)\s*hay[ıi]r\)?/iu,
    frequency: wholeWords("ne (?:sıklıkla|sıklıkta|kadar sık)"),
    age: wholeWords("kaç yaşında(?:s[ıi]n[ıi]z|y[ıi]m)|yaşınız"),
    number: wholeWords("(?<!saat )kaç(?! yaş)|sayısı"),
    date: wholeWords("ne zaman(?!.*[ıiuü]yor)|hangi tarih\\p{L}*"),
    degree: wholeWords(
      "(memnun)\\p{L}*(?: m[ıiuü]s[ıiuü]n[ıiuü]z)?|(?:olasılı[ğk]|ihtimal)\\p{L}*",
    ),
    rating: wholeWords("puanlayın|puan verin|değerlendirin|derecelendirin"),
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
    opens: startsWith(`(?!.*${told})(?:.{0,80}\\s)?(?:${wh}|${asking})`),
    request: wholeWords(".*anket(?:i)? (?:hazırla|yap|oluştur)\\p{L}*.*"),
    surveyWord: wholeWords(
      "anket(?:i)?|hakkında|soru(?:lar)?|değerlendirme(?:si)?|form|görüş(?:ü|leri)?|konular",
    ),
    choiceWord: wholeWords(
      "cevaplar|yanıtlar|seçenekler\\p{L}*|şıklar|fikirler|öneriler",
    ),
    tells: wholeWords("öğrenmek|bilmek|merak|bildirin|yazın|belirtin|söyleyin"),
    asked: (sentence) =>
      /^(.+?)[,\s]*(?:(?:hakkında(?:ki)?|konusu\p{L}*)\s)?(?:d[ae]\s)?(?:(?:görüş|düşünce)lerinizi\s)?(?:(?:öğrenmek|bilmek|duymak|sormak) ist|merak ed|yazın|belirtin|bildirin|paylaşın)\p{L}*[.!]?$/iu.exec(
        sentence,
      )?.[1] ?? null,
    clause: new RegExp(told, "iu"),
    whether: /[ıiuü]p \p{L}*m[ae]d[ıi]ğ/iu,
    beforeTopic: /$^/,
    object: /^()([^,]+?)(?:\s\p{L}+m[ae]y[ıi])?\s[^\s,]+(?:,.*)?$/su,
    within: /$^/,
    toQuestion: (clause) => `${capitalise(clause, "tr")} belirtin.`,
    none: startsWith("(?:hiçbiri(?:si)?)$"),
    filler: wholeWords(
      "değerlendirme\\p{L}*|form|sonrası|müşteri|yıllık|merhaba|selam|teşekkürler|lütfen|anket\\p{L}*|test|hazırla|yap|oluştur|istiyorum|istiyoruz|bir|için|hakkında|kısa|yeni|bana|bize|soru|sorular|görüş|ve|bu",
    ),
  },
};
