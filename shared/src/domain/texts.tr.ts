import { formatCount } from "./locale.ts";
import type { texts as english } from "./texts.ts";
import type { Words } from "./words.ts";

const decimal = (kilometers: number) =>
  formatCount(Math.round(kilometers * 10) / 10);

export const texts: Words<typeof english> = {
  author: {
    anonymous: "Anonim",
    you: "Siz",
    user: (tail) => `Kullanıcı ${tail}`,
  },
  distance: {
    unknown: "Uzaklık bilinmiyor",
    named: (name, country, away) => `${name}, ${country} · ${away}`,
    away: (meters) => {
      if (meters < 1) return "< 1 m uzakta";
      if (meters < 999.5) return `${formatCount(Math.round(meters))} m uzakta`;
      const kilometers = meters / 1000;
      const whole = formatCount(Math.round(kilometers));
      return `${kilometers < 10 ? decimal(kilometers) : whole} km uzakta`;
    },
  },
  noText: "(metin yok)",
  ago: {
    now: "az önce",
    minutes: (count) => `${formatCount(count)} dk önce`,
    hours: (count) => `${formatCount(count)} sa önce`,
    days: (count) => `${formatCount(count)} gün önce`,
  },
};
