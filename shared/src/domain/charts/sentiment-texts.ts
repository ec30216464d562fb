/** What the tone of a text can be, from one end of the scale to the other. */
export const sentimentTones = ["negative", "neutral", "positive"] as const;

export type SentimentTone = (typeof sentimentTones)[number];

/** What a distribution of sentiment is told in. Numbers arrive formatted. */
export const sentimentTexts = {
  noSentiment: "No sentiment yet",
  tones: {
    negative: "Negative",
    neutral: "Neutral",
    positive: "Positive",
  },
  /** "0–10%": a part of the scale, by the percentages of its ends. */
  span: (from: string, to: string) => `${from}–${to}`,
  spanTone: (span: string, tone: SentimentTone) => `${span}, ${tone}`,
  average: (percent: string) => `Average ${percent}`,
  scale: "From 0% (negative) to 100% (positive)",
  averageOnScale: (percent: string) =>
    `Average ${percent} on a scale from 0% (negative) to 100% (positive)`,
  only: (tone: SentimentTone) => `The only response with text sounds ${tone}`,
  all: (count: string, tone: SentimentTone) =>
    `All ${count} responses with text sound ${tone}`,
  nearlyAll: (tone: SentimentTone) =>
    `Nearly all responses with text sound ${tone}`,
  most: (percent: string, tone: SentimentTone) =>
    `${percent} of responses with text sound ${tone}`,
  mixedPart: (percent: string, tone: SentimentTone) => `${percent} ${tone}`,
  mixed: (parts: string) => `Responses with text sound mixed: ${parts}`,
  /** For servers that name the parts of their distribution in their own words. */
  peak: (quoted: string, percent: string) =>
    `Most frequent is ${quoted}: ${percent} of responses with text`,
  noPeak: "No tone is more frequent than every other",
};
