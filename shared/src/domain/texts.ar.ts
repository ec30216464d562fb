import { formatCount, plural } from "./locale.ts";
import type { texts as english } from "./texts.ts";
import type { Words } from "./words.ts";

const decimal = (kilometers: number) =>
  formatCount(Math.round(kilometers * 10) / 10);

export const texts: Words<typeof english> = {
  author: {
    anonymous: "مجهول",
    you: "أنت",
    user: (tail) => `مستخدم ${tail}`,
  },
  distance: {
    unknown: "المسافة غير معروفة",
    named: (name, country, away) => `${name}، ${country} · ${away}`,
    away: (meters) => {
      if (meters < 1) return "على بعد أقل من متر";
      if (meters < 999.5) return `على بعد ${formatCount(Math.round(meters))} م`;
      const kilometers = meters / 1000;
      const whole = formatCount(Math.round(kilometers));
      return `على بعد ${kilometers < 10 ? decimal(kilometers) : whole} كم`;
    },
  },
  noText: "(بلا نص)",
  ago: {
    now: "الآن",
    minutes: (count) => `قبل ${formatCount(count)} د`,
    hours: (count) => `قبل ${formatCount(count)} س`,
    days: (count) =>
      plural(count, {
        one: "قبل يوم",
        two: "قبل يومين",
        few: `قبل ${formatCount(count)} أيام`,
        other: `قبل ${formatCount(count)} يومًا`,
      }),
  },
};
