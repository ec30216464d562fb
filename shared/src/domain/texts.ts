import { formatCount } from "./locale.ts";

const feetPerMeter = 3.28084;

/** What the rules of the product say, in the specification's words. */
export const texts = {
  author: {
    anonymous: "Anonymous",
    you: "You",
    user: (tail: string) => `User ${tail}`,
  },
  distance: {
    unknown: "Distance unknown",
    /** A place by its name, and how far away it is. */
    named: (name: string, country: string, away: string) =>
      `${name}, ${country} · ${away}`,
    /** How far away in this many metres is, in the units of who reads. */
    away: (meters: number) => {
      const feet = meters * feetPerMeter;
      return feet < 1
        ? "< 1 ft away"
        : `${formatCount(Math.round(feet))} ft away`;
    },
  },
  /** Stands for an option without words. */
  noText: "(no text)",
  ago: {
    now: "just now",
    minutes: (count: number) => `${count}m ago`,
    hours: (count: number) => `${count}h ago`,
    days: (count: number) => `${count}d ago`,
  },
};
