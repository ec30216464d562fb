import { createHash } from "node:crypto";
import {
  type Analytics,
  type Integrity,
  type Language,
  firstLanguage,
} from "@nearsay/core/contract";
import { direction, language, locale } from "@nearsay/core/domain";
import {
  describeRelease,
  describeSides,
  formatCount,
  showsFigures,
} from "@nearsay/core/charts";
import { isExpired, isUpcoming } from "@nearsay/core/forms";
import { inLanguage } from "../../base/in-language.ts";
import type { Sides } from "../analytics/read-sides.ts";
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
import { kindsSection, statementsSection } from "./kinds.ts";
import { nameSides } from "./name-sides.ts";
import { styles } from "./styles.ts";
import { exportedPage as texts } from "#messages";

/** With its time zone, as a day alone could be a different one for the reader. */
const moment = {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
} as const;

function write(date: Date): string {
  return new Intl.DateTimeFormat(locale(), moment).format(date);
}

const styleHash = createHash("sha256").update(styles).digest("base64");
/** The file may display itself and do nothing else, wherever it is opened. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;

/**
 * The fields of a survey that the file contains: none of the messages that only
 * respondents get, as others can read the file.
 */
export type ExportedSurvey = Pick<
  SurveyRow,
  | "title"
  | "instructions"
  | "createdAt"
  | "opensAt"
  | "expiresAt"
  | "quota"
  | "closedMessage"
>;

/**
 * The contents of a file: the figures of all responses; of ticket and other
 * responses if they are shown separately; and the counts of accepted and
 * refused responses.
 */
export interface ExportedFigures {
  analytics: Analytics;
  sides: Sides | null;
  integrity: Integrity;
}

/**
 * The insights of a survey as one self-contained file: charts are inline, no
 * scripts run, nothing is loaded.
 */
export function renderExport(
  survey: ExportedSurvey,
  figures: ExportedFigures,
  now: Date,
  reader: Language = firstLanguage,
): string {
  return inLanguage(reader, () => renderFile(survey, figures, now));
}

function renderFile(
  survey: ExportedSurvey,
  figures: ExportedFigures,
  now: Date,
): string {
  const { text } = html`<html lang="${language()}" dir="${direction()}">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${policy}" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <title>${texts.documentTitle({ title: survey.title })}</title>
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
  const { title, instructions, createdAt, expiresAt, closedMessage } = survey;
  const isClosed = isExpired(survey, now);
  const end = isClosed ? texts.closed : texts.closes;
  const facts = [
    texts.responses({
      count: responseCount,
      formatted: formatCount(responseCount),
    }),
    texts.published({ date: write(createdAt) }),
    ...describeOpening(survey, now),
    end({ date: write(expiresAt) }),
    ...describeQuota(survey, now),
    texts.exported({ date: write(now) }),
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
    ${
      closedMessage === null || !isClosed
        ? nothing
        : html`<p class="instructions" dir="auto">${closedMessage}</p>`
    }
    ${releaseNote(survey, analytics)}
  </header>`;
}

/** Empty also if it was closed before it opened. */
function describeOpening(
  survey: Pick<ExportedSurvey, "opensAt" | "expiresAt">,
  now: Date,
): string[] {
  const { opensAt } = survey;
  if (opensAt === null) return [];
  if (isUpcoming(survey, now)) return [texts.opens({ date: write(opensAt) })];
  return opensAt > now ? [] : [texts.opened({ date: write(opensAt) })];
}

/** Empty once the survey is closed: then the quota no longer matters. */
function describeQuota(
  survey: Pick<ExportedSurvey, "quota" | "expiresAt">,
  now: Date,
): string[] {
  const { quota } = survey;
  if (quota === null || isExpired(survey, now)) return [];
  return [texts.quota({ count: quota, formatted: formatCount(quota) })];
}

/** The number of responses that the figures include, and when the others will be shown. */
function releaseNote(
  { expiresAt }: ExportedSurvey,
  analytics: Analytics,
): Html {
  const { title, hint } = describeRelease(analytics, write(expiresAt));
  const note = showsFigures(analytics) ? describeSides(analytics) : null;
  return html`<p class="rests-on">
    <b>${title}</b> ${hint ?? ""} ${note ?? ""}
  </p>`;
}

function sections(
  { expiresAt }: ExportedSurvey,
  { analytics, sides: apart, integrity }: ExportedFigures,
  now: Date,
): Html {
  if (analytics.responseCount === 0) {
    return html`<section><p>${texts.none}</p></section>`;
  }
  if (!showsFigures(analytics)) return nothing;
  const sides = nameSides(apart, analytics);
  return html`${summarySection(analytics.summary)} ${withheldSection(analytics)}
  ${timeSeriesSection(analytics, sides, now, expiresAt)}
  ${choicesSection(analytics, sides)} ${statementsSection(analytics, sides)}
  ${kindsSection(analytics, sides)} ${sentimentSection(analytics, sides)}
  ${keywordsSection(analytics, sides)} ${integritySection(integrity, analytics)}`;
}
