import { formatCount } from "./locale.ts";
import type { texts as english } from "./texts.ts";
import type { Words } from "./words.ts";

const decimal = (kilometers: number) =>
  formatCount(Math.round(kilometers * 10) / 10);

export const texts: Words<typeof english> = {
  author: {
    anonymous: "Anónimo",
    you: "Yo",
    user: (tail) => `Usuario ${tail}`,
  },
  distance: {
    unknown: "Distancia desconocida",
    named: (name, country, away) => `${name}, ${country} · ${away}`,
    away: (meters) => {
      if (meters < 1) return "a menos de 1 m";
      if (meters < 999.5) return `a ${formatCount(Math.round(meters))} m`;
      const kilometers = meters / 1000;
      const whole = formatCount(Math.round(kilometers));
      return `a ${kilometers < 10 ? decimal(kilometers) : whole} km`;
    },
  },
  noText: "(sin texto)",
  ago: {
    now: "ahora mismo",
    minutes: (count) => `hace ${formatCount(count)} min`,
    hours: (count) => `hace ${formatCount(count)} h`,
    days: (count) =>
      count === 1 ? "hace 1 día" : `hace ${formatCount(count)} días`,
  },
};
