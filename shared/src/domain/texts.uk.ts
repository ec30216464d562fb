import { formatCount } from "./locale.ts";
import type { texts as english } from "./texts.ts";
import type { Words } from "./words.ts";

const decimal = (kilometers: number) =>
  formatCount(Math.round(kilometers * 10) / 10);

export const texts: Words<typeof english> = {
  author: {
    anonymous: "Анонім",
    you: "Ви",
    user: (tail) => `Користувач ${tail}`,
  },
  distance: {
    unknown: "Відстань невідома",
    named: (name, country, away) => `${name}, ${country} · ${away}`,
    away: (meters) => {
      if (meters < 1) return "< 1 м від вас";
      if (meters < 999.5) return `${formatCount(Math.round(meters))} м від вас`;
      const kilometers = meters / 1000;
      const whole = formatCount(Math.round(kilometers));
      return `${kilometers < 10 ? decimal(kilometers) : whole} км від вас`;
    },
  },
  noText: "(без тексту)",
  ago: {
    now: "щойно",
    minutes: (count) => `${formatCount(count)} хв тому`,
    hours: (count) => `${formatCount(count)} год тому`,
    days: (count) => `${formatCount(count)} дн. тому`,
  },
};
