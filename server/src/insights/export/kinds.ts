import type { Analytics, KindFigures } from "@nearsay/core/contract";
import { percentOf, rankingFigures } from "@nearsay/core/domain";
import {
  describeRanking,
  formatAverage,
  formatCount,
  formatPercent,
  stepFigures,
} from "@nearsay/core/domain/charts";
import { barList, findingLines } from "./figures.ts";
import { type Html, html, nothing } from "./html.ts";
import { texts } from "./texts.ts";

/** Figures of rankings, numbers and dates, of all whose answers are shown; nothing without such questions. */
export function kindsSection(analytics: Analytics): Html {
  const counted = Object.entries(analytics.kinds).filter(
    ([, { places }]) => places.length > 0,
  );
  if (counted.length === 0) return nothing;
  return html`<section>
    <h2>${texts.kinds}</h2>
    ${counted.map(([id, kind]) => kindFigure(analytics, id, kind))}
  </section>`;
}

function kindFigure(
  { questionTexts, questionTotals }: Analytics,
  id: string,
  kind: KindFigures,
): Html {
  const total = questionTotals[id] ?? 0;
  return html`<figure>
    <figcaption>
      <h3 dir="auto">${questionTexts[id] ?? ""}</h3>
      <p class="note">${texts.answered(formatCount(total))}</p>
    </figcaption>
    ${total === 0 ? html`<p>${texts.noAnswers}</p>` : figuresOf(kind, total)}
  </figure>`;
}

function figuresOf(kind: KindFigures, total: number): Html {
  return kind.form.kind === "ranking"
    ? rankingTable(kind, total)
    : stepBars(kind, total);
}

function rankingTable({ options, places }: KindFigures, total: number): Html {
  const figures = rankingFigures(options.length, places, total);
  return html`${findingLines([describeRanking(figures, options, total)])}
    <table>
      <thead>
        <tr>
          ${texts.rankColumns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${figures.items.map(
          ({ item, first, meanRank, wins }) =>
            html`<tr>
              <th scope="row"><bdi>${options[item] ?? ""}</bdi></th>
              <td>${formatCount(first)}</td>
              <td>${meanRank === null ? "" : formatAverage(meanRank)}</td>
              <td>${String(wins)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function stepBars(kind: KindFigures, total: number): Html {
  const figures = stepFigures(kind);
  if (figures === null) return nothing;
  const bars = figures.steps.map(({ name, count }) => {
    const value = percentOf(count, total);
    const reading = texts.share(formatPercent(value), formatCount(count));
    return { label: name, value, reading };
  });
  const most = Math.max(...bars.map(({ value }) => value));
  return html`${findingLines([figures.label])} ${barList(bars, most)}`;
}
