/** Both themes in one sheet; on paper the light one. */
export const styles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf8f3, #0b111a);
  --surface: light-dark(#fffdf9, #151c27);
  --ink: light-dark(#161d2a, #ece8e0);
  --muted: light-dark(#545d6b, #adb4bf);
  --line: light-dark(#dcd6cb, #333c4a);
  --accent: light-dark(#045c5a, #4fc0b9);
  --sunken: light-dark(#f1ece3, #242c38);
  --other: light-dark(#696d74, #90949c);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 32px 16px 64px;
  background: var(--paper);
  color: var(--ink);
  font: 17px/1.5 "Source Sans 3", "Segoe UI", system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 720px; margin: 0 auto; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.2; text-wrap: balance; }
h1 { margin: 4px 0 8px; font-size: 34px; }
h2 { margin: 0 0 12px; font-size: 24px; }
h3 { margin: 0; font-size: 17px; line-height: 1.3; }
h1, h3, p, bdi, li { overflow-wrap: anywhere; }
p { margin: 0 0 8px; }
.product { color: var(--accent); font-weight: 600; }
.instructions { max-width: 66ch; white-space: pre-line; }
.facts { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 16px 0 0; padding: 0; list-style: none; color: var(--muted); }
section { margin-top: 40px; padding-top: 24px; border-top: 1px solid var(--line); }
figure { margin: 0 0 32px; }
figure:last-child { margin-bottom: 0; }
.finding { font-weight: 600; }
.note { color: var(--muted); font-size: 15px; }
.sentences { margin: 0; padding-inline-start: 20px; }
.sentences li { margin-bottom: 8px; }
.bars { display: grid; gap: 12px; margin: 8px 0 0; padding: 0; list-style: none; }
.bars li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; align-items: center; }
.label { grid-column: 1 / -1; font-size: 15px; line-height: 1.3; }
.badge { margin-inline-start: 8px; color: var(--accent); font-size: 13px; }
.bar { width: 100%; height: 12px; }
.track { fill: var(--sunken); }
.fill { fill: var(--accent); }
.reading { min-width: 9ch; font-size: 15px; font-weight: 600; text-align: end; }
svg.wide, svg.narrow { width: 100%; height: auto; overflow: visible; direction: ltr; }
svg.narrow { display: none; }
@media (max-width: 560px) {
  svg.wide { display: none; }
  svg.narrow { display: block; }
}
svg text { font-size: 13px; fill: var(--ink); }
.rule { stroke: var(--line); }
.area { fill: var(--other); opacity: 0.16; }
.count { fill: none; stroke: var(--other); }
.average { fill: none; stroke: var(--accent); stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
svg .tick { fill: var(--muted); }
svg .strong { fill: var(--accent); font-weight: 600; }
.middle { text-anchor: middle; }
.end { text-anchor: end; }
@media print {
  :root { color-scheme: light; --paper: #fff; }
  body { padding: 0; font-size: 11pt; }
  section, figure, .bars li { break-inside: avoid; }
  section:has(figure) { break-inside: auto; }
  .track, .fill, .area { print-color-adjust: exact; }
}
`;
