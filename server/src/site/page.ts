import { messageIn } from "../base/message.ts";
import {
  type Boot,
  bootElementId,
  type Language,
  languageParameter,
  languages,
  themeKey,
  themes,
} from "@nearsay/core/contract";
import { digitsOf, escapeMarkup } from "@nearsay/core/domain";
import type { Refusal } from "../base/refusal.ts";
import { languageQuery } from "../http/language.ts";
import type { HostFiles, PageFiles } from "./host-files.ts";
import { touchIconPath } from "./discovery/icons.ts";
import { manifestPath } from "./discovery/manifest.ts";
import { surveysFeedPath } from "./discovery/surveys-feed.ts";
import { cardTags, type PageHead, siteMark } from "./page-heads.ts";
import { createPageTags, type PageHashes } from "./page-tags.ts";
import { messagesIn } from "#messages";

export interface PageParts {
  head: PageHead;
  /** The public URL of the site; null if unknown. */
  publicUrl: string | null;
  boot: Boot;
  host: HostFiles;
  /** Null on a page of the host alone. */
  remote: PageFiles | null;
  /** The server-rendered HTML of the page; empty if the browser renders it. */
  drawn: string;
  /** The language of the whole page. */
  language: Language;
  /** The languages that the page is available in, including its own. */
  offered: readonly Language[];
  /** Whether it opens with the operator's map. */
  opensMap: boolean;
  /** Whether its URL names the language. */
  isNamed: boolean;
}

// In the accent color; inlined, so that it needs no request.
const icon = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath fill='%23045c5a' d='${siteMark}'/%3E%3C/svg%3E`;

// The chosen theme is set here, before the first paint; the host does the same
// when it changes.
const themeScript = `try {
  const theme = localStorage.getItem(${JSON.stringify(themeKey)});
  if (${JSON.stringify(themes)}.includes(theme)) {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[name=theme-color]"))
      meta.media = meta.dataset.theme === theme ? "all" : "not all";
  }
} catch {}`;

// Clicks on buttons of a server-rendered page are recorded for the host, which
// handles them when it has loaded; forms are not submitted, so no input appears
// in a URL.
export const waitScript = `addEventListener("click", ({ target }) => {
  const button = target.closest("[data-drawn] button");
  if (button) button.dataset.clicked = "";
});
addEventListener("submit", (event) => {
  if (event.target.closest("[data-drawn]")) event.preventDefault();
});`;

// The server knows neither the reader's time zone nor their regional date
// format.
export const datesScript = (
  language: Language,
) => `for (const time of document.querySelectorAll("[data-drawn] time")) try {
  const variety = navigator.languages.find((tag) => /^${language}(-|$)/.test(tag));
  const own = (variety ?? "${language}") + "${digitsOf(language)}";
  const date = { dateStyle: "medium" };
  const datetime = { ...date, timeStyle: "short" };
  const day = { month: "short", day: "numeric" };
  const format = (detail) =>
    new Intl.DateTimeFormat(own, detail).format(new Date(time.dateTime));
  const detail = { date, datetime, day }[time.dataset.detail];
  if (detail) time.textContent = format(detail);
  if (time.title) time.title = format(datetime);
} catch {}`;

// Only shown while the page is still the server-rendered one, or still empty.
export const lateScript = `{
  const tell = () => {
    document.getElementById("late").hidden = false;
  };
  addEventListener("error", ({ target }) => {
    if (target.localName === "script" && target.defer) tell();
  }, true);
  setTimeout(tell, 15_000);
}`;

/** A page, and the hashes for its policy. */
export interface RenderedPage {
  html: string;
  hashes: PageHashes;
}

/** Renders every page: critical styles and data are inlined, scripts are preloaded. */
export function renderPage(parts: PageParts): RenderedPage {
  const { head, boot, host, remote, drawn, language } = parts;
  const texts = messagesIn(language).page;
  const tags = createPageTags();
  const federation = remote ? host.federation : { scripts: [], styles: [] };
  const mapLibrary = parts.opensMap ? host.mapLibrary : undefined;
  const ahead = [...federation.scripts, ...(remote?.scripts ?? [])];
  const styles = [
    ...host.styles,
    ...federation.styles,
    ...(remote?.styles ?? []),
  ];
  const html = `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}" data-fonts="later">
<head>
<meta charset="utf-8">
<title>${escapeMarkup(head.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeMarkup(head.description)}">
${placeTags(parts)}
${cardTags(head)}${dataTag(head)}
<meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)" content="#fcf9f4">
<meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content="#0a1119">
${tags.inlineScript(themeScript)}
<link rel="icon" href="${icon}">
<link rel="apple-touch-icon" href="${touchIconPath}">
<link rel="manifest" href="${manifestPath}">
<link rel="alternate" type="application/atom+xml" href="${surveysFeedPath}${languageQuery(language)}" title="${escapeMarkup(texts.feed)}">
${[
  ...host.scripts.map((script) => tags.deferredScript(script)),
  ...ahead.map((script) => tags.preload(script)),
  ...(mapLibrary ? [tags.preloadModule(mapLibrary)] : []),
  ...styles.map((style) => tags.sheet(style)),
  ...host.links.map(
    (url) => `<link rel="stylesheet" href="${escapeMarkup(url)}">`,
  ),
].join("\n")}
</head>
<body>
<noscript><p>${escapeMarkup(drawn ? texts.readable : texts.unreadable)}</p></noscript>
${tags.inlineScript(lateScript + (drawn && waitScript))}
<div id="root"${drawn && " data-drawn"}>${drawn}</div>
<div id="late" role="alert" hidden><p>${escapeMarkup(texts.late)} <a href="">${escapeMarkup(texts.retry)}</a></p></div>
${drawn && tags.inlineScript(datesScript(language))}
<script type="application/json" id="${bootElementId}">${jsonText(boot)}</script>
</body>
</html>
`;
  return { html, hashes: tags.hashes() };
}

/** Tags with the page's canonical URL and those in each language for search engines, or to prevent indexing. */
function placeTags({
  head: { path },
  publicUrl,
  language,
  offered,
  isNamed,
}: PageParts): string {
  if (path === null) return `<meta name="robots" content="noindex">`;
  if (publicUrl === null) return "";
  const place = escapeMarkup(publicUrl + path);
  const named = (one: Language) => `${place}?${languageParameter}=${one}`;
  const canonical = `<link rel="canonical" href="${isNamed ? named(language) : place}">`;
  if (offered.length < 2) return canonical;
  const alternate = (one: string, href: string) =>
    `<link rel="alternate" hreflang="${one}" href="${href}">`;
  return [
    canonical,
    ...offered.map((one) => alternate(one, named(one))),
    alternate("x-default", place),
  ].join("\n");
}

/** Read by machines; never executed. */
function dataTag({ data }: PageHead): string {
  return data === undefined
    ? ""
    : `\n<script type="application/ld+json">${jsonText(data)}</script>`;
}

/** JSON that is safe inside a script element. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

/** Replaces a page that is refused. */
export function renderRefusal(refusal: Refusal, language: Language): string {
  const message = messageIn(language, refusal.localized);
  const { direction } = languages[language];
  const { retry } = messagesIn(language).page;
  return `<!doctype html>
<html lang="${language}"${direction === "rtl" ? ' dir="rtl"' : ""}>
<head><meta charset="utf-8"><title>Nearsay</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>
<body>
<h1>Nearsay</h1>
<p>${escapeMarkup(message)} <a href="">${escapeMarkup(retry)}</a></p>
</body>
</html>
`;
}

/** Replaces a page if the host was never built. */
export const unbuiltPage = `<!doctype html>
<html lang="en" data-fonts="later">
<head><meta charset="utf-8"><title>Nearsay is not built</title></head>
<body>
<h1>Nearsay is not built yet</h1>
<p>Run <code>npm run build</code> in the project's folder, then reload this page.</p>
</body>
</html>
`;
