import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const moods = { positive: "olumlu", neutral: "nötr", negative: "olumsuz" };

export const texts: Words<typeof english.texts> = {
  quoted: (words) => `“${words}”`,
  restingOn: (claim, basis) => `${claim} (${basis}).`,
  responses: (_count, formatted) => `${formatted} yanıt`,
  openQuestions: (_count, formatted) => `${formatted} açık soru`,
  // What is quoted stands last: a question mark within a sentence would be taken for its end.
  answersTo: (_count, formatted, name) => `${formatted} yanıt: ${name}`,
  someOf: (part, basis) => `${part} / ${basis}`,
  turnout: (_count, formatted, _asked, askedFormatted) =>
    `${askedFormatted} soruluk bu anketi ${formatted} kişi yanıtladı.`,
  mostAnswered: "En çok bir soru yanıtlandı",
  level: (top, next, share) => `${top} ile ${next} eşit, her biri ${share}`,
  most: (top, share) => `Çoğunluk ${top} seçti, ${share}`,
  leads: (top, share, next, nextShare) =>
    `${top} önde, ${share}; ardından ${next} geliyor, ${nextShare}`,
  moodPart: (formatted, mood) => `${formatted} ${moods[mood]}`,
  sounds: (mood, parts) =>
    `Yazılanların tonu ${mood === null ? "karışık" : `çoğunlukla ${moods[mood]}`}: ${parts}`,
  scored: (_count, formatted, name) =>
    `değerlendirilebilir metin içeren ${formatted} yanıt: ${name}`,
  namedBy: (term, _count, formatted) => `${term}, ${formatted} kişi`,
  namedByMore: (term, formatted) => `${term}, ${formatted} kişi`,
  namedMost: (terms) => `En sık anılanlar: ${terms}`,
};
