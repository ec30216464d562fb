import type { Analytics, KindFigures } from "@nearsay/core/contract";
import {
  type Quartiles,
  percentOf,
  quartilesOf,
  rankingFigures,
  scaleFigures,
} from "@nearsay/core/domain";
import { formatCount, formatPercent } from "@nearsay/core/domain/charts";
import { sayStep } from "../../surveys/say-answer.ts";
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
  const { items, winner } = rankingFigures(options.length, places, total);
  const best = winner === null ? null : (options[winner] ?? "");
  const said = best === null ? texts.noWinner : texts.winner(best);
  return html`${findingLines([said])}
    <table>
      <thead>
        <tr>
          ${texts.rankColumns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${items.map(
          ({ item, first, meanRank, wins }) =>
            html`<tr>
              <th scope="row"><bdi>${options[item] ?? ""}</bdi></th>
              <td>${formatCount(first)}</td>
              <td>${meanRank === null ? "" : meanRank.toFixed(1)}</td>
              <td>${String(wins)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function stepBars({ form, places }: KindFigures, total: number): Html {
  const quartiles = quartilesOf(places);
  const bars = places.map((count, place) => {
    const value = percentOf(count, total);
    const reading = texts.share(formatPercent(value), formatCount(count));
    return { label: sayStep(form, place), value, reading };
  });
  const most = Math.max(...bars.map(({ value }) => value));
  return html`${
    quartiles === null ? nothing : findingLines(sayQuartiles(form, quartiles))
  }
  ${barList(bars, most)}`;
}

/** By the steps in which they are, as nothing finer is counted. */
function sayQuartiles(
  form: KindFigures["form"],
  { lower, median, upper }: Quartiles,
): string[] {
  const at = (position: number) => sayStep(form, Math.ceil(position) - 1);
  return [texts.median(at(median)), texts.middleHalf(at(lower), at(upper))];
}

/** The mean of a scale; nothing of other questions. */
export function scaleNote(
  { kinds, choiceBreakdown }: Analytics,
  id: string,
): Html {
  const scale = kinds[id]?.form.scale;
  if (!scale) return nothing;
  const counts = (choiceBreakdown[id] ?? []).map(({ count }) => count);
  const { answers, mean, topTwo } = scaleFigures(scale, counts);
  if (mean === null) return nothing;
  const share = formatPercent(percentOf(topTwo, answers));
  return html`<p class="finding">${texts.scale(mean.toFixed(1), share)}</p>`;
}
