/** What the feed of surveys is called. */
export const texts = {
  newest: (site: string) => `New on ${site}`,
  nearby: (site: string) => `${site}: surveys nearby`,
};
