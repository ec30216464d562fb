import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const answers = (count: number, formatted: string) =>
  plural(count, {
    zero: "لا إجابات",
    one: "إجابة واحدة",
    two: "إجابتان",
    few: `${formatted} إجابات`,
    other: `${formatted} إجابة`,
  });

const people = (count: number, formatted: string) =>
  plural(count, {
    zero: "لا أحد",
    one: "شخص واحد",
    two: "شخصان",
    few: `${formatted} أشخاص`,
    other: `${formatted} شخصًا`,
  });

const moods = { positive: "إيجابي", neutral: "محايد", negative: "سلبي" };

export const texts: Words<typeof english.texts> = {
  quoted: (words) => `«${words}»`,
  /** It may begin with words of another direction, which is not its own. */
  restingOn: (claim, basis) => `\u200f${claim} (${basis}).`,
  responses: (count, formatted) =>
    plural(count, {
      zero: "لا ردود",
      one: "رد واحد",
      two: "ردّان",
      few: `${formatted} ردود`,
      other: `${formatted} ردًا`,
    }),
  openQuestions: (count, formatted) =>
    plural(count, {
      one: "سؤال مفتوح واحد",
      two: "سؤالين مفتوحين",
      few: `${formatted} أسئلة مفتوحة`,
      other: `${formatted} سؤالًا مفتوحًا`,
    }),
  answersTo: (count, formatted, name) =>
    `${answers(count, formatted)} عن ${name}`,
  someOf: (part, basis) => `${part} من أصل ${basis}`,
  turnout: (count, formatted, _asked, askedFormatted) =>
    `أجاب عن هذا الاستطلاع ${people(count, formatted)}، وعدد أسئلته ${askedFormatted}.`,
  mostAnswered: "سؤال واحد نال أكثر الإجابات",
  level: (top, next, share) => `${top} و${next} متعادلان عند ${share}`,
  most: (top, share) => `اختار معظمهم ${top}، ${share}`,
  leads: (top, share, next, nextShare) =>
    `${top} في المقدمة بنسبة ${share}، قبل ${next} بنسبة ${nextShare}`,
  moodPart: (formatted, mood) => `${formatted} ${moods[mood]}`,
  sounds: (mood, parts) =>
    `طابع ما كُتب ${mood === null ? "متنوع" : `${moods[mood]} في الغالب`}: ${parts}`,
  scored: (count, formatted, name) =>
    `${answers(count, formatted)} فيها نص يمكن تقييمه، عن ${name}`,
  namedBy: (term, count, formatted) => `${term}: ${people(count, formatted)}`,
  namedByMore: (term, formatted) => `${term}: ${formatted}`,
  namedMost: (terms) => `الأكثر ذكرًا: ${terms}`,
};
