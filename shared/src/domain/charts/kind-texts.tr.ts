import type { Words } from "../words.ts";
import type * as english from "./kind-texts.ts";

export const kindTexts: Words<typeof english.kindTexts> = {
  answers: (_count, formatted) => `${formatted} yanıt`,
  beatsAll: (item) =>
    `Çoğunluk ${item} seçeneğini ötekilerin her birinin önüne koyuyor`,
  noWinner: "Çoğunluğun ötekilerin her birinin önüne koyduğu bir seçenek yok",
  rankReading: (percent, mean) =>
    `${percent} ilk sırada, ortalama sıra ${mean}`,
  median: (middle, from, to) =>
    `Yarısı en çok ${middle} yanıtını verdi; ortadaki yarı: ${from} ile ${to} arası`,
  about: (value) => `yaklaşık ${value}`,
  within: (unit, value) => `${value} ${unit}`,
  span: (from, to) => `${from} – ${to}`,
  allTheSame: (value, count) => `${count} kişinin tümü ${value} yanıtını verdi`,
  agreement: (statement, percent) =>
    `En çok uzlaşılan: ${statement}, katılanlar ${percent}`,
  rejection: (statement, percent) =>
    `En çok uzlaşılan: ${statement}, katılmayanlar ${percent}`,
  division: (statement, agree, disagree) =>
    `En çok bölünülen: ${statement}, katılanlar ${agree}, katılmayanlar ${disagree}`,
  statementReading: (agree, disagree, pass) =>
    `katılanlar ${agree}, katılmayanlar ${disagree}, geçenler ${pass}`,
};
