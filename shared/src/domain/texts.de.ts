import { formatCount } from "./locale.ts";
import type { texts as english } from "./texts.ts";
import type { Words } from "./words.ts";

const decimal = (kilometers: number) =>
  formatCount(Math.round(kilometers * 10) / 10);

export const texts: Words<typeof english> = {
  author: {
    anonymous: "Anonym",
    you: "Ich",
    user: (tail) => `Person ${tail}`,
  },
  distance: {
    unknown: "Entfernung unbekannt",
    named: (name, country, away) => `${name}, ${country} · ${away}`,
    away: (meters) => {
      if (meters < 1) return "< 1 m entfernt";
      if (meters < 999.5)
        return `${formatCount(Math.round(meters))} m entfernt`;
      const kilometers = meters / 1000;
      const whole = formatCount(Math.round(kilometers));
      return `${kilometers < 10 ? decimal(kilometers) : whole} km entfernt`;
    },
  },
  noText: "(ohne Text)",
  ago: {
    now: "gerade eben",
    minutes: (count) => `vor ${formatCount(count)} Min.`,
    hours: (count) => `vor ${formatCount(count)} Std.`,
    days: (count) =>
      count === 1 ? "vor 1 Tag" : `vor ${formatCount(count)} Tagen`,
  },
};
