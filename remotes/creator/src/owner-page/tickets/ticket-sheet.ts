import { direction, escapeMarkup, language } from "@nearsay/core/domain";
import { drawQr } from "../../owned/qr-path.ts";
import { tickets as ticketsTexts } from "#messages";

const words = ticketsTexts.sheet;

/** What is printed on every ticket. */
export interface Printed {
  readonly title: string;
  /** When the survey closes, formatted; null if it has no closing time. */
  readonly until: string | null;
  /** Origin of this site. */
  readonly origin: string;
}

/** Labels per page: three columns of eight. */
const perPage = 24;

/** The link of a ticket. The code is in the fragment, which browsers send to no server. */
export function ticketLink(origin: string, code: string): string {
  return `${origin}/t#${code}`;
}

/** A document to print on A4, with a label for each code. */
export function ticketSheet(
  codes: readonly string[],
  printed: Printed,
): string {
  const pages = Array.from(
    { length: Math.ceil(codes.length / perPage) },
    (_, page) => codes.slice(page * perPage, (page + 1) * perPage),
  );
  const sections = pages.map(
    (page) =>
      `<section>${page.map((code) => label(code, printed)).join("")}</section>`,
  );
  const title = escapeMarkup(words.title({ survey: printed.title }));
  return `<!doctype html>
<html lang="${language()}" dir="${direction()}"><head><meta charset="utf-8"><title>${title}</title>
<style>${style}</style></head>
<body>${sections.join("\n")}</body></html>
`;
}

function label(code: string, { title, until, origin }: Printed): string {
  const { size, path } = drawQr(ticketLink(origin, code));
  const address = `${new URL(origin).host}/t`;
  const end =
    until === null ? "" : `<p>${escapeMarkup(words.until({ day: until }))}</p>`;
  return `<article>
<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>
<div><h1 dir="auto">${escapeMarkup(title)}</h1>${end}<p>${escapeMarkup(words.open({ address }))}</p></div>
<code dir="ltr">${escapeMarkup(code)}</code>
<p class="untraced">${escapeMarkup(words.untraced)}</p>
</article>`;
}

const style = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 7pt/1.25 system-ui, sans-serif }
section { display: grid; grid-template: repeat(8, 37mm) / repeat(3, 70mm);
  inline-size: 210mm; block-size: 297mm; padding-block: .5mm; overflow: hidden;
  break-after: page }
article { display: grid; grid-template: 24mm auto auto / 24mm minmax(0, 1fr);
  align-content: center; gap: .6mm 2mm; padding: 1.5mm 4mm; overflow: hidden;
  break-inside: avoid }
svg { inline-size: 24mm; block-size: 24mm }
article div { display: grid; align-content: center; gap: 1mm; overflow: hidden }
h1 { display: -webkit-box; overflow: hidden; font-size: 8pt; line-height: 1.2;
  overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 3 }
p { overflow-wrap: anywhere }
code { grid-column: 1 / -1; font: 600 10.5pt/1.2 ui-monospace, monospace;
  text-align: center }
.untraced { grid-column: 1 / -1; text-align: center; white-space: nowrap }
@media screen { section { margin: 5mm auto; outline: .2mm solid #bbb }
  article { outline: .1mm dashed #ccc } }
`;
