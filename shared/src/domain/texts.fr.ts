import { formatCount } from "./locale.ts";
import type { texts as english } from "./texts.ts";
import type { Words } from "./words.ts";

const decimal = (kilometers: number) =>
  formatCount(Math.round(kilometers * 10) / 10);

export const texts: Words<typeof english> = {
  author: {
    anonymous: "Anonyme",
    you: "Moi",
    user: (tail) => `Utilisateur ${tail}`,
  },
  distance: {
    unknown: "Distance inconnue",
    named: (name, country, away) => `${name}, ${country} · ${away}`,
    away: (meters) => {
      if (meters < 1) return "à moins de 1 m";
      if (meters < 999.5) return `à ${formatCount(Math.round(meters))} m`;
      const kilometers = meters / 1000;
      const whole = formatCount(Math.round(kilometers));
      return `à ${kilometers < 10 ? decimal(kilometers) : whole} km`;
    },
  },
  noText: "(sans texte)",
  ago: {
    now: "à l’instant",
    minutes: (count) => `il y a ${formatCount(count)} min`,
    hours: (count) => `il y a ${formatCount(count)} h`,
    days: (count) => `il y a ${formatCount(count)} j`,
  },
};
