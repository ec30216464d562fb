/** Where an author sends people on to: apart, since it comes after answering. */
export const onward = {
  leaving: (host: string) => `You are leaving for ${host}.`,
  goOn: (host: string) => `Go on to ${host}`,
  newTab: "(opens in a new tab)",
} as const;
