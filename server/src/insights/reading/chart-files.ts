import type { Analytics } from "@nearsay/core/contract";
import {
  type ChoiceQuestion,
  choiceQuestions,
  percentOf,
} from "@nearsay/core/domain";
import {
  type Drawing,
  describeChoices,
  drawBars,
  drawSentiment,
  drawTimeSeries,
  formatCount,
  formatPercent,
  readSentiment,
  readSeries,
  toSvgMarkup,
} from "@nearsay/core/domain/charts";
import { texts } from "../export/texts.ts";
import { tokens } from "../export/tokens.ts";

const size = { width: 720, height: 240 };

/** Charts of all figures as SVG documents, by their names. */
export function chartFiles(analytics: Analytics): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, drawing: Drawing) =>
    files.set(`charts/${name}.svg`, toSvgMarkup(drawing, lightValue));
  const { timeSeries, sentimentAverage, sentimentHistogram } = analytics;
  if (timeSeries.length > 0)
    add(
      "responses-over-time",
      drawTimeSeries(readSeries(timeSeries, "UTC"), size, false),
    );
  for (const [index, question] of choiceQuestions(analytics).entries())
    add(`choices-${index + 1}`, drawChoices(question));
  const moods = readSentiment(sentimentHistogram);
  if (moods.some(({ count }) => count > 0))
    add("sentiment", drawSentiment(moods, sentimentAverage, size));
  return files;
}

function drawChoices(question: ChoiceQuestion): Drawing {
  const { options, total } = question;
  const bars = options.map(({ option, count }) => {
    const value = percentOf(count, total);
    const reading = texts.share(formatPercent(value), formatCount(count));
    return { label: option, value, reading };
  });
  const label = `${question.text}: ${describeChoices(question)}`;
  return drawBars({ label, bars, max: 100 }, size.width);
}

/** A picture that stands alone is on paper: a token's value there. */
function lightValue(token: string): string {
  const [, value = ""] = new RegExp(`${token}: ([^;]+);`).exec(tokens) ?? [];
  const [, light = value] = /^light-dark\((.+?\)),/.exec(value) ?? [];
  return light.replace(/var\((--[\w-]+)\)/g, (_, inner: string) =>
    lightValue(inner),
  );
}
