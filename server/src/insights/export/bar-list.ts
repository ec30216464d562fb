import { linearScale } from "@nearsay/core/domain/charts";
import { type Html, html, nothing } from "./html.ts";

export interface Bar {
  label: string;
  value: number;
  /** The number beside the bar. */
  reading: string;
  badge?: string | undefined;
}

/** Horizontal bars; `max` is the value that a full bar stands for. */
export function barList(bars: readonly Bar[], max: number): Html {
  const length = linearScale([0, Math.max(1, max)], [0, 100]);
  return html`<ul class="bars">
    ${bars.map(
      ({ label, value, reading, badge }) =>
        html`<li>
          <span class="label"
            ><bdi>${label}</bdi> ${
              badge === undefined
                ? nothing
                : html`<b class="badge">${badge}</b>`
            }</span
          >
          <svg class="bar" aria-hidden="true">
            <rect class="track" width="100%" height="100%" />
            <rect
              class="fill"
              width="${Math.min(100, length(value))}%"
              height="100%"
            />
          </svg>
          <span class="reading">${reading}</span>
        </li>`,
    )}
  </ul>`;
}
