import type {
  Analytics,
  Integrity,
  KeywordCount,
} from "@nearsay/core/contract";
import {
  type ChoiceQuestion,
  choiceQuestions,
  keywordCoverage,
  percentOf,
  rankKeywords,
  splitNumbers,
  splitSentences,
  topOption,
} from "@nearsay/core/domain";
import {
  describeChoices,
  describeFlagged,
  describeKeywords,
  formatCount,
  formatPercent,
  integrityTables,
  type IntegrityTable,
  integrityTexts,
  findingsOf,
  isRunning,
  readSentiment,
  readSeries,
  type Side,
  type SidedQuestion,
  withSides,
  writeShare,
} from "@nearsay/core/domain/charts";
import {
  type Bar,
  barList,
  numbersTable,
  sentimentFigure,
  timeSeriesFigure,
} from "./figures.ts";
import { type Html, html, nothing } from "./html.ts";
import { texts } from "./texts.ts";

/** A file has more room than a panel, and no control to show more. */
const keywordsShown = 20;

/** Sentences as lines, their numbers in bold; nothing without a summary. */
export function summarySection(summary: string): Html {
  const sentences = splitSentences(summary);
  if (sentences.length === 0) return nothing;
  return section(
    texts.summary,
    html`<ul class="sentences">
      ${sentences.map(
        (sentence) =>
          html`<li dir="auto">
            ${splitNumbers(sentence).map(({ text, isNumber }) =>
              isNumber ? html`<b>${text}</b>` : html`${text}`,
            )}
          </li>`,
      )}
    </ul>`,
  );
}

/** Why nothing is said of free texts yet. */
export function withheldSection({ withheldUntil }: Analytics): Html {
  if (withheldUntil === null) return nothing;
  const until = formatCount(withheldUntil);
  return html`<section><p class="note">${texts.withheld(until)}</p></section>`;
}

/** @param now Epoch ms, while the survey is open: what is counted until then is no whole bucket. Null once it is closed. */
export function timeSeriesSection(
  { timeSeries, nextRelease }: Analytics,
  now: number | null,
): Html {
  const series = readSeries(timeSeries, "UTC");
  const awaiting = nextRelease === "more-answers";
  const running = awaiting || (now !== null && isRunning(series, now));
  return section(texts.overTime, timeSeriesFigure(series, running));
}

/** Bars for every option of every question, and what each side chose where sides are shown apart. */
export function choicesSection(
  analytics: Analytics,
  sides: readonly Side[],
): Html {
  const questions = withSides(choiceQuestions(analytics), sides);
  if (questions.length === 0) return nothing;
  return section(texts.choices, html`${questions.map(questionFigure)}`);
}

function questionFigure(question: SidedQuestion, index: number): Html {
  const { text, total } = question;
  const title = text.trim() || texts.questionNumber(formatCount(index + 1));
  return html`<figure>
    <figcaption>
      <h3 dir="auto">${title}</h3>
      <p class="finding">${describeChoices(question)}</p>
      <p class="note">${texts.answered(formatCount(total))}</p>
    </figcaption>
    ${barList(optionBars(question), 100)} ${sidesOfQuestion(question)}
  </figure>`;
}

/** Findings of both sides and their numbers; nothing where they are not shown apart. */
function sidesOfQuestion(question: SidedQuestion): Html {
  const { options, sides } = question;
  if (sides === undefined) return nothing;
  const columns = [texts.option, ...sides.map(({ name }) => name)];
  const rows = options.map(({ option }, place) => [
    option,
    ...sides.map((side) => writeShare(side, place)),
  ]);
  return html`${findingsOf(question).map(
    (finding) => html`<p class="note">${finding}</p>`,
  )}
  ${numbersTable({ columns, rows })}`;
}

function optionBars({ options, total }: ChoiceQuestion): Bar[] {
  const top = topOption(options);
  return options.map(({ option, count }) => {
    const percent = percentOf(count, total);
    return {
      label: option,
      value: percent,
      reading: texts.share(formatPercent(percent), formatCount(count)),
      badge: option === top ? texts.topOption : undefined,
    };
  });
}

export function keywordsSection({ topKeywords }: Analytics): Html {
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

/** Says nothing where every keyword is shown. */
function coverageNote(keywords: readonly KeywordCount[]): string {
  if (keywords.length <= keywordsShown) return "";
  const percent = keywordCoverage(keywords, keywordsShown);
  return texts.coverage(formatCount(keywordsShown), formatPercent(percent));
}

/** Nothing where no text was counted, or where it is withheld. */
export function sentimentSection(analytics: Analytics): Html {
  const { sentimentAverage, sentimentHistogram } = analytics;
  const columns = readSentiment(sentimentHistogram);
  if (!columns.some(({ count }) => count > 0)) return nothing;
  return section(texts.sentiment, sentimentFigure(columns, sentimentAverage));
}

/** What became of all that was sent. */
export function integritySection(
  integrity: Integrity,
  { leftOutReason }: Pick<Analytics, "leftOutReason">,
): Html {
  const { released, flagged, leftOut } = integrity;
  const said = { flaggedCount: flagged.count, releasedCount: released };
  const { heading, changes } = integrityTexts;
  return section(
    heading,
    html`<p class="finding">${describeFlagged(said)}</p>
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
            <td dir="auto">${count}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function section(title: string, content: Html): Html {
  return html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`;
}
