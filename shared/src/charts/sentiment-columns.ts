import type { Bucket } from "../contract/analytics.ts";
import { sum } from "../domain/insights.ts";
import { classifyOption } from "../domain/option-tone.ts";
import { withShares } from "./shares.ts";
import { type SentimentTone, sentimentTones } from "./sentiment-tones.ts";

export interface SentimentColumn {
  /** The server's name. */
  name: string;
  /** Part of the scale from -1 to 1; null if the name contains none. */
  span: { from: number; to: number } | null;
  /** Null if neither span nor name determines it. */
  tone: SentimentTone | null;
  count: number;
  /** Percent of all counts. */
  share: number;
}

/** Beyond this distance from 0, a text is no longer neutral. */
const neutralUntil = 0.2;

const number = "([-−+]?\\d*\\.?\\d+)";
const range = new RegExp(
  `^[^\\d.+−-]*${number}\\s*(?:…|\\.\\.+|–|—|-|to|,|:|;)\\s*${number}\\D*$`,
  "i",
);

/** A distribution from negative to positive; in the server's order if the sentiment is unknown. */
export function readSentiment(histogram: readonly Bucket[]): SentimentColumn[] {
  const total = sum(histogram.map(({ count }) => count));
  const columns = withShares(histogram, total).map(
    ({ bucket, count, percent }): SentimentColumn => {
      const span = readSpan(bucket);
      return {
        name: bucket,
        span,
        count,
        tone: span ? toneOfSpan(span) : toneOfName(bucket),
        share: percent,
      };
    },
  );
  if (columns.some((column) => rankOf(column) === null)) return columns;
  return columns.sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0));
}

/** Whether every column is a part of the scale, so that they can be placed on it. */
export function onScale(columns: readonly SentimentColumn[]): boolean {
  return columns.length > 0 && columns.every(({ span }) => span !== null);
}

function readSpan(name: string): SentimentColumn["span"] {
  const [, first, second] = range.exec(name.trim()) ?? [];
  if (first === undefined || second === undefined) return null;
  const from = Number(first.replace("−", "-"));
  const to = Number(second.replace("−", "-"));
  return from < to && from >= -1 && to <= 1 ? { from, to } : null;
}

function toneOfSpan({ from, to }: { from: number; to: number }): SentimentTone {
  const middle = (from + to) / 2;
  if (middle < -neutralUntil) return "negative";
  return middle > neutralUntil ? "positive" : "neutral";
}

function toneOfName(name: string): SentimentTone | null {
  const short = sentimentTones.find((tone) =>
    name.trim().toLowerCase().startsWith(tone.slice(0, 3)),
  );
  const tone = short ?? classifyOption(name);
  return tone === "other" ? null : tone;
}

/**
 * By the scale, otherwise by the name: "very negative", "negative", "slightly
 * negative", "neutral" and so on.
 */
function rankOf({ span, tone, name }: SentimentColumn): number | null {
  if (span) return span.from;
  if (tone === null) return null;
  const strength = /\b(very|strongly|extremely)\b/i.test(name)
    ? 1
    : /\b(slightly|somewhat|mildly)\b/i.test(name)
      ? 0.4
      : 0.7;
  return (sentimentTones.indexOf(tone) - 1) * strength;
}
