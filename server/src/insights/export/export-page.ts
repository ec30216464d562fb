import { createHash } from "node:crypto";
import type { Analytics, Integrity } from "@nearsay/core/contract";
import { direction, language, locale } from "@nearsay/core/domain";
import {
  type Side,
  describeRelease,
  describeSides,
  formatCount,
  showsFigures,
} from "@nearsay/core/domain/charts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { Html, html, nothing } from "./html.ts";
import {
  choicesSection,
  integritySection,
  keywordsSection,
  sentimentSection,
  summarySection,
  timeSeriesSection,
  withheldSection,
} from "./sections.ts";
import { kindsSection } from "./kinds.ts";
import { styles } from "./styles.ts";
import { texts } from "./texts.ts";

const date = new Intl.DateTimeFormat(locale, {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const moment = new Intl.DateTimeFormat(locale, {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
});

const styleHash = createHash("sha256").update(styles).digest("base64");
/** The file may show itself and do nothing else, wherever it is opened. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;

/** What the file tells of the survey itself. */
export type ExportedSurvey = Pick<
  SurveyRow,
  "title" | "instructions" | "createdAt" | "expiresAt"
>;

/** What a file tells: the figures of all, of both sides where they are shown apart, and what became of all that was sent. */
export interface ExportedFigures {
  analytics: Analytics;
  sides: readonly Side[];
  integrity: Integrity;
}

/** The insights of a survey as one file that needs nothing else: charts are inline, nothing runs, nothing is fetched. */
export function renderExport(
  survey: ExportedSurvey,
  figures: ExportedFigures,
  now: Date,
): string {
  const { text } = html`<html lang="${language}" dir="${direction}">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${policy}" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <title>${texts.documentTitle(survey.title)}</title>
      ${new Html(`<style>${styles}</style>`)}
    </head>
    <body>
      <main>
        ${heading(survey, figures.analytics, now)}
        ${sections(survey, figures, now)}
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${text}\n`;
}

function heading(
  survey: ExportedSurvey,
  analytics: Analytics,
  now: Date,
): Html {
  const { responseCount } = analytics;
  const { title, instructions, createdAt, expiresAt } = survey;
  const tellEnd = expiresAt > now ? texts.closes : texts.closed;
  const facts = [
    texts.responses(responseCount, formatCount(responseCount)),
    texts.published(date.format(createdAt)),
    tellEnd(date.format(expiresAt)),
    texts.exported(moment.format(now)),
  ];
  return html`<header>
    <p class="product">${texts.product}</p>
    <h1 dir="auto">${title}</h1>
    ${
      instructions === ""
        ? nothing
        : html`<p class="instructions" dir="auto">${instructions}</p>`
    }
    <ul class="facts">
      ${facts.map((fact) => html`<li>${fact}</li>`)}
    </ul>
    ${releaseNote(survey, analytics)}
  </header>`;
}

/** How many of the responses the figures rest on, and when the others show. */
function releaseNote(
  { expiresAt }: ExportedSurvey,
  analytics: Analytics,
): Html {
  const { title, hint } = describeRelease(analytics, date.format(expiresAt));
  const note = showsFigures(analytics) ? describeSides(analytics) : null;
  return html`<p class="rests-on">
    <b>${title}</b> ${hint ?? ""} ${note ?? ""}
  </p>`;
}

function sections(
  { expiresAt }: ExportedSurvey,
  { analytics, sides, integrity }: ExportedFigures,
  now: Date,
): Html {
  if (analytics.responseCount === 0) {
    return html`<section><p>${texts.none}</p></section>`;
  }
  if (!showsFigures(analytics)) return nothing;
  const moment = expiresAt > now ? now.getTime() : null;
  return html`${summarySection(analytics.summary)} ${withheldSection(analytics)}
  ${timeSeriesSection(analytics, sides, moment)}
  ${choicesSection(analytics, sides)} ${kindsSection(analytics)}
  ${sentimentSection(analytics, sides)} ${keywordsSection(analytics, sides)}
  ${integritySection(integrity, analytics)}`;
}
