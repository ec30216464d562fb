import { tokens } from "./tokens.ts";

/**
 * Both themes in one sheet; the light one in print. Charts fill their column,
 * whose width depends on the reader's font size. Text in charts is scaled to
 * the size of Source Sans in any font: a wider font would overflow the chart.
 */
export const styles = `
:root { color-scheme: light dark;${tokens}}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: var(--space-6) var(--space-4);
  background: var(--color-paper);
  color: var(--color-ink);
  font: var(--text-md)/var(--leading-body) var(--font-sans);
  font-variant-numeric: tabular-nums;
}
main { max-width: 45rem; margin: 0 auto; }
h1, h2 { font-family: var(--font-serif); line-height: var(--leading-tight); text-wrap: balance; }
h1 { margin: var(--space-1) 0 var(--space-2); font-size: var(--text-2xl); }
h2 { margin: 0 0 var(--space-3); font-size: var(--text-xl); }
h3 { margin: 0; font-size: var(--text-md); line-height: var(--leading-tight); text-align: -webkit-match-parent; text-align: match-parent; }
h1, h3, p, bdi, li { overflow-wrap: anywhere; }
p { margin: 0 0 var(--space-2); }
.product { color: var(--color-accent-text); font-weight: var(--weight-strong); }
.instructions { max-width: var(--measure); white-space: pre-line; }
.facts { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-5); margin: var(--space-4) 0 0; padding: 0; list-style: none; color: var(--color-ink-muted); }
section { margin-top: var(--space-6); padding-top: var(--space-5); border-top: var(--border); }
figure { margin: 0 0 var(--space-6); }
figure:last-child { margin-bottom: 0; }
.rests-on { margin: var(--space-4) 0 0; }
.finding { font-weight: var(--weight-strong); }
figcaption .finding { margin-top: var(--space-1); font-weight: inherit; }
.note { color: var(--color-ink-muted); font-size: var(--text-sm); }
.sentences { margin: 0; padding-inline-start: var(--space-5); }
.sentences li { margin-bottom: var(--space-2); }
.bars { display: grid; gap: var(--space-3); margin: var(--space-2) 0 0; padding: 0; list-style: none; }
.bars li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-1) var(--space-3); align-items: center; }
.label { grid-column: 1 / -1; font-size: var(--text-sm); line-height: var(--leading-tight); }
.badge { margin-inline-start: var(--space-2); color: var(--color-accent-text); font-size: var(--text-xs); }
.bar { width: 100%; height: var(--space-3); }
[dir="rtl"] .bar { transform: scaleX(-1); }
.track { fill: var(--color-sunken); }
.fill { fill: var(--color-accent); }
.outline .fill { fill: var(--color-surface); stroke: var(--color-ink); stroke-width: 3; }
.key { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); }
.key span { display: inline-flex; gap: var(--space-2); align-items: center; }
.key svg { flex: none; width: var(--space-3); height: var(--space-3); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.reading { min-width: 9ch; font-size: var(--text-sm); font-weight: var(--weight-strong); text-align: end; }
.chart svg { display: block; width: 100%; height: auto; overflow: visible; font-size-adjust: 0.486; }
.chart.narrow { display: none; }
details { margin-top: var(--space-3); }
summary { width: fit-content; min-height: var(--target); align-content: center; color: var(--color-accent-text); font-size: var(--text-sm); cursor: pointer; }
table { width: 100%; border-collapse: collapse; font-size: var(--text-sm); }
th, td { padding-block: var(--space-1); padding-inline: var(--space-3) 0; vertical-align: top; border-bottom: var(--border); text-align: end; }
th:first-child { padding-inline-start: 0; text-align: start; }
caption { padding-block: var(--space-4) var(--space-1); font-weight: var(--weight-strong); text-align: start; }
tbody th { font-weight: inherit; }
@media (max-width: 35em) {
  .chart.wide { display: none; }
  .chart.narrow { display: block; }
}
@media print {
  :root { color-scheme: light; --color-paper: #fff; }
  body { padding: 0; font-size: 11pt; }
  section, figure, .bars li { break-inside: avoid; }
  section:has(figure) { break-inside: auto; }
  svg { print-color-adjust: exact; }
}
`;
