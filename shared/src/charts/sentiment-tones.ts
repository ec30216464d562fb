/** The sentiments of a text, from one end of the scale to the other. */
export const sentimentTones = ["negative", "neutral", "positive"] as const;

export type SentimentTone = (typeof sentimentTones)[number];
