import type {
  Analytics,
  Integrity,
  KeywordCount,
} from "@nearsay/core/contract";
import {
  keywordCoverage,
  rankKeywords,
  separateChoices,
  splitNumbers,
  splitSentences,
} from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";
import {
  type KeywordSides,
  describeAverages,
  describeFlagged,
  describeKeywords,
  formatCount,
  formatPercent,
  integrityTables,
  type IntegrityTable,
  integrityTexts,
  describeEnds,
  findingsOf,
  isRunning,
  keywordSides,
  readSentiment,
  readTimeSeries,
  runsRightToLeft,
  sentimentFindings,
  sentimentShares,
  seriesFindings,
  seriesShares,
  shareAt,
  type Side,
  type SidedQuestion,
  withSides,
} from "@nearsay/core/charts";
import {
  barList,
  findingLines,
  numbersTable,
  sentimentFigure,
  sideBars,
  sideKey,
  sidesOfSentimentFigure,
  sidesOverTimeFigure,
  sidesTable,
  timeSeriesFigure,
} from "./figures.ts";
import { type Html, html, nothing } from "./html.ts";
import { optionBars } from "./option-bars.ts";
import { exportedPage as texts } from "#messages";

/** A file has more room than a panel, and no control to show more. */
const keywordsShown = 20;

/** Sentences as lines, their numbers in bold; empty without a summary. */
export function summarySection(summary: string): Html {
  const sentences = splitSentences(summary);
  if (sentences.length === 0) return nothing;
  return section(
    texts.summary,
    html`<ul class="sentences">
      ${sentences.map(
        (sentence) =>
          html`<li dir="${runsRightToLeft(sentence) ? "rtl" : "ltr"}">
            ${splitNumbers(sentence).map(({ text, isNumber }) =>
              isNumber ? html`<b>${text}</b>` : html`${text}`,
            )}
          </li>`,
      )}
    </ul>`,
  );
}

/** Why results of free texts are not shown yet. */
export function withheldSection({ withheldUntil }: Analytics): Html {
  if (withheldUntil === null) return nothing;
  const until = formatCount(withheldUntil);
  return html`<section>
    <p class="note">${texts.withheld({ until })}</p>
  </section>`;
}

export function timeSeriesSection(
  analytics: Analytics,
  sides: readonly Side[],
  now: Date,
  closesAt: Date,
): Html {
  const { timeSeries } = analytics;
  const series = readTimeSeries(analytics, "UTC");
  const running = isRunning(series, analytics, +now, +closesAt);
  if (sides.length === 0)
    return section(texts.overTime, timeSeriesFigure(series, running));
  return section(
    texts.overTime,
    sidesOverTimeFigure(series, running, {
      findings: seriesFindings(sides, running, "UTC"),
      shares: seriesShares(sides, timeSeries),
    }),
  );
}

/** Bars for every option of every question, one for each side if they are shown separately. */
export function choicesSection(
  analytics: Analytics,
  sides: readonly Side[],
): Html {
  const questions = withSides(separateChoices(analytics), sides);
  if (questions.length === 0) return nothing;
  const figures = questions.map((question, index) =>
    questionFigure(question, index),
  );
  return section(texts.choices, html`${figures}`);
}

function questionFigure(question: SidedQuestion, index: number): Html {
  const { text, total, sides, scale } = question;
  const ends = scale ? describeEnds(scale) : "";
  const title =
    trimText(text) || texts.questionNumber({ number: formatCount(index + 1) });
  return html`<figure>
    <figcaption>
      <h3 dir="auto">${title}</h3>
      ${findingLines(findingsOf(question))}
      ${ends === "" ? nothing : html`<p class="note">${ends}</p>`}
      <p class="note">${texts.answered({ formatted: formatCount(total) })}</p>
    </figcaption>
    ${sides === undefined ? nothing : sideKey(sides)}
    ${barList(optionBars(question), 100)} ${sidesOfQuestion(question)}
  </figure>`;
}

/** The numbers of both sides; empty if they are not shown separately. */
function sidesOfQuestion({ options, sides }: SidedQuestion): Html {
  if (sides === undefined) return nothing;
  const names = options.map(({ option }) => option);
  return numbersTable(sidesTable([texts.option], names, sides));
}

export function keywordsSection(
  { topKeywords }: Analytics,
  sides: readonly Side[],
): Html {
  const apart = keywordSides(sides);
  if (apart !== null) return section(texts.keywords, sidesOfKeywords(apart));
  const ranked = rankKeywords(topKeywords);
  const shown = ranked.slice(0, keywordsShown);
  const [first] = shown;
  if (first === undefined) return nothing;
  const bars = shown.map(({ term, count }) => ({
    label: term,
    value: count,
    reading: formatCount(count),
  }));
  return section(
    texts.keywords,
    html`<p class="finding">${describeKeywords(ranked)}</p>
      <p class="note">${texts.keywordsNote} ${coverageNote(ranked)}</p>
      ${barList(bars, first.count)}`,
  );
}

/** As shares of each side's people. If a side does not list a keyword, it is not shown as zero. */
function sidesOfKeywords({ terms, shares, findings }: KeywordSides): Html {
  const shown = terms.slice(0, keywordsShown);
  const bars = shown.map((label, place) => ({
    label,
    value: 0,
    reading: "",
    sides: sideBars(shares.map((side) => shareAt(side, place))),
  }));
  const values = bars.flatMap(({ sides }) => sides.map(({ value }) => value));
  return html`${findingLines(findings)}
    <p class="note">${texts.keywordsNote}</p>
    ${sideKey(shares)} ${barList(bars, Math.max(...values))}
    ${numbersTable(sidesTable([texts.keyword], shown, shares))}`;
}

/** Empty if every keyword is shown. */
function coverageNote(keywords: readonly KeywordCount[]): string {
  if (keywords.length <= keywordsShown) return "";
  const percent = keywordCoverage(keywords, keywordsShown);
  return texts.coverage({
    count: formatCount(keywordsShown),
    percent: formatPercent(percent),
  });
}

/** Empty if no text was counted, or if the results are withheld. */
export function sentimentSection(
  analytics: Analytics,
  sides: readonly Side[],
): Html {
  const { sentimentAverage, sentimentHistogram } = analytics;
  const columns = readSentiment(sentimentHistogram);
  if (!columns.some(({ count }) => count > 0)) return nothing;
  if (sides.length === 0)
    return section(texts.sentiment, sentimentFigure(columns, sentimentAverage));
  return section(
    texts.sentiment,
    sidesOfSentimentFigure(columns, describeAverages(sides), {
      findings: sentimentFindings(sides),
      shares: sentimentShares(sides, columns),
    }),
  );
}

/** Counts of accepted, flagged and refused responses. */
export function integritySection(
  integrity: Integrity,
  { leftOutReason }: Pick<Analytics, "leftOutReason">,
): Html {
  const { released, flagged, leftOut } = integrity;
  const counts = { flaggedCount: flagged.count, releasedCount: released };
  const { heading, changes } = integrityTexts;
  return section(
    heading,
    html`<p class="finding">${describeFlagged(counts)}</p>
      ${
        leftOutReason === null
          ? nothing
          : html`<p>
              ${integrityTexts.leftOut} <q dir="auto">${leftOutReason}</q>
            </p>`
      }
      ${integrityTables(integrity).map((table) => countTable(table))}
      ${
        leftOut.length === 0
          ? nothing
          : countTable({
              heading: changes.heading,
              rows: leftOut.map(({ changedOn, reason }) => [
                changedOn,
                reason ?? changes.counted,
              ]),
            })
      }`,
  );
}

function countTable({ heading, rows }: IntegrityTable): Html {
  return html`<table>
    <caption>
      ${heading}
    </caption>
    <tbody>
      ${rows.map(
        ([name, count]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td><bdi>${count}</bdi></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export function section(title: string, content: Html): Html {
  return html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`;
}
