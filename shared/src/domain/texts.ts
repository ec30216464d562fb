/** What the rules of the product say, in the specification's words. */
export const texts = {
  author: {
    anonymous: "Anonymous",
    you: "You",
    user: (tail: string) => `User ${tail}`,
  },
  distance: {
    unknown: "Distance unknown",
    none: "< 1 ft away",
    feet: (count: string) => `${count} ft away`,
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
