import type { Analytics } from "@nearsay/core/contract";
import { type ChoiceQuestion, separateChoices } from "@nearsay/core/domain";
import {
  type Drawing,
  type SentimentColumn,
  type Side,
  type SidedQuestion,
  describeChoices,
  drawBars,
  drawBelow,
  drawKind,
  drawSentiment,
  drawSidesOfSentiment,
  drawSidesOverTime,
  drawStatements,
  drawTimeSeries,
  isRunning,
  kindQuestions,
  kindSides,
  ofSide,
  orderStatements,
  readSentiment,
  readTimeSeries,
  sentimentFindings,
  sentimentShares,
  seriesFindings,
  seriesShares,
  statementSides,
  statementsOf,
  toSvgMarkup,
  withSides,
} from "@nearsay/core/charts";
import { nameSides } from "../export/name-sides.ts";
import { optionBars } from "../export/option-bars.ts";
import { tokens } from "../export/tokens.ts";
import type { SavedFigures } from "./export-figures.ts";

const size = { width: 720, height: 240 };

/**
 * All charts as SVG documents, by file name; with both sides if they are shown
 * separately.
 * @param closesAt When the survey closes, or closed.
 */
export function chartFiles(
  { analytics, sides: apart }: Pick<SavedFigures, "analytics" | "sides">,
  now: Date,
  closesAt: Date,
): Map<string, string> {
  const sides = nameSides(apart, analytics);
  const files = new Map<string, string>();
  const add = (name: string, drawing: Drawing) =>
    files.set(`charts/${name}.svg`, toSvgMarkup(drawing, lightValue));
  const { timeSeries, sentimentHistogram } = analytics;
  if (timeSeries.length > 0)
    add("responses-over-time", drawOverTime(analytics, sides, now, closesAt));
  const questions = withSides(separateChoices(analytics), sides);
  for (const [index, question] of questions.entries())
    add(`choices-${index + 1}`, drawQuestion(question));
  const statements = orderStatements(statementsOf(analytics), "consensus");
  if (statements.length > 0) {
    const own = statementSides(statements, sides);
    add("statements", drawStatements(statements, size.width, own));
  }
  for (const [index, question] of kindQuestions(analytics).entries()) {
    const drawing = drawKind(question, size, kindSides(question, sides));
    const label = `${question.text}: ${drawing.label}`;
    add(`${question.form.kind}-${index + 1}`, { ...drawing, label });
  }
  const columns = readSentiment(sentimentHistogram);
  if (columns.some(({ count }) => count > 0))
    add("sentiment", drawSentimentFigure(columns, analytics, sides));
  return files;
}

function drawOverTime(
  analytics: Analytics,
  sides: readonly Side[],
  now: Date,
  closesAt: Date,
): Drawing {
  const { timeSeries } = analytics;
  const series = readTimeSeries(analytics, "UTC");
  const running = isRunning(series, analytics, +now, +closesAt);
  if (sides.length === 0) return drawTimeSeries(series, size, running);
  const shares = seriesShares(sides, timeSeries);
  const label = seriesFindings(sides, running, "UTC").join(". ");
  return drawSidesOverTime(series, shares, size, label, running);
}

function drawSentimentFigure(
  columns: readonly SentimentColumn[],
  { sentimentAverage }: Analytics,
  sides: readonly Side[],
): Drawing {
  if (sides.length === 0) return drawSentiment(columns, sentimentAverage, size);
  const shares = sentimentShares(sides, columns);
  const label = sentimentFindings(sides).join(". ");
  return drawSidesOfSentiment(columns, shares, size, label);
}

function drawQuestion(question: SidedQuestion): Drawing {
  const { sides } = question;
  if (sides === undefined) return drawChoices(question);
  return drawBelow(
    sides.map((side) => ({
      name: side.name,
      drawing: drawChoices(ofSide(question, side)),
    })),
  );
}

function drawChoices(question: ChoiceQuestion): Drawing {
  const bars = optionBars(question);
  const label = `${question.text}: ${describeChoices(question)}`;
  return drawBars({ label, bars, max: 100 }, size.width);
}

/** The light value of a token, as a separate picture is on a light background. */
function lightValue(token: string): string {
  const [, value = ""] = new RegExp(`${token}: ([^;]+);`).exec(tokens) ?? [];
  const [, light = value] = /^light-dark\((.+?\)),/.exec(value) ?? [];
  return light.replace(/var\((--[\w-]+)\)/g, (_, inner: string) =>
    lightValue(inner),
  );
}
