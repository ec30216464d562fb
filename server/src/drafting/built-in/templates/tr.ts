import { wholeWords } from "../languages/whole-words.ts";
import {
  type TemplateTopic,
  type TemplateWords,
  anyOf,
  degree,
  grade,
  often,
  oneOf,
  open,
  people,
  yesNo,
} from "./template-words.ts";

export const tr: Record<TemplateTopic, TemplateWords> = {
  street: {
    name: "Sokak",
    mentions: wholeWords("soka[kğ]\\p{L}*|mahalle\\p{L}*|trafik"),
    title: "Sokağımız",
    asks: [
      ["Sokağımız ne kadar güvenli?", degree],
      [
        "Ne daha iyi olmalı?",
        anyOf(
          "Araçların hızı, Park yeri, Kaldırımlar, Aydınlatma, Ağaçlar ve yeşil alan, Gürültü",
        ),
      ],
      ["Önce ne yapardınız?", open],
    ],
  },
  event: {
    name: "Etkinlik",
    mentions: wholeWords("etkinlik\\p{L}*|şenlik|şenliğ\\p{L}*|parti"),
    title: "Bir sonraki etkinliğimiz",
    asks: [
      ["Gelir misiniz?", yesNo],
      ["Sizinle kaç kişi gelir?", people],
      ["Orada ne görmek veya yapmak istersiniz?", open],
    ],
  },
  school: {
    name: "Okul",
    mentions: wholeWords("okul\\p{L}*|kreş\\p{L}*|sınıf\\p{L}*"),
    title: "Okulumuz",
    asks: [
      ["Okulumuzdan ne kadar memnunsunuz?", degree],
      [
        "Şu anda en önemli olan ne?",
        oneOf(
          "Dersler, Öğle yemeği, Bina ve sınıflar, Güvenlik, Okul yolu, Velilerle iletişim",
        ),
      ],
      ["Ne değişmeli?", open],
    ],
  },
  shop: {
    name: "Dükkân",
    mentions: wholeWords(
      "d[uü]kk[aâ]n\\p{L}*|mağaza\\p{L}*|fırın|müşteri\\p{L}*",
    ),
    title: "Dükkânımız",
    asks: [
      ["Bize ne sıklıkla geliyorsunuz?", often],
      ["Hizmetimizi nasıl buluyorsunuz?", grade],
      ["Dükkânımızda neyi arıyor ama bulamıyorsunuz?", open],
    ],
  },
  product: {
    name: "Ürün",
    mentions: wholeWords("ürün\\p{L}*|uygulama\\p{L}*|site|hizmet"),
    title: "Ürünümüz hakkında görüşünüz",
    asks: [
      ["Üründen ne kadar memnunsunuz?", degree],
      ["Başkalarına tavsiye eder misiniz?", yesNo],
      ["Neyi eksik?", open],
    ],
  },
  meeting: {
    name: "Toplantı zamanı",
    mentions: wholeWords("toplantı\\p{L}*|buluşma\\p{L}*"),
    title: "Ne zaman buluşalım?",
    asks: [
      [
        "Hangi günler size uygun?",
        anyOf("Pazartesi, Salı, Çarşamba, Perşembe, Cuma, Cumartesi, Pazar"),
      ],
      ["Günün hangi saatleri?", anyOf("Sabah, Öğleden sonra, Akşam")],
      ["Ne konuşmalıyız?", open],
    ],
  },
};
