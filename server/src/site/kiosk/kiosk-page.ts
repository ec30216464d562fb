import { type Language, languages } from "@nearsay/core/contract";
import { escapeMarkup } from "@nearsay/core/domain";
import { touchIconPath } from "../discovery/icons.ts";
import type { PageFiles } from "../host-files.ts";
import type { RenderedPage } from "../page.ts";
import { createPageTags } from "../page-tags.ts";
import { kioskManifestPath } from "./kiosk-manifest.ts";
import { messagesIn } from "#messages";

/**
 * The page of all kiosks in a language. The grant that selects the survey is in
 * the fragment of the URL, which is never sent to a server.
 */
export function renderKiosk(
  { scripts, styles }: PageFiles,
  links: readonly string[],
  language: Language,
): RenderedPage {
  const texts = messagesIn(language).kiosk;
  const tags = createPageTags();
  const html = `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<title>${escapeMarkup(texts.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcf9f4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1119">
<link rel="icon" href="data:,">
<link rel="apple-touch-icon" href="${touchIconPath}">
<link rel="manifest" href="${kioskManifestPath}">
${[
  ...scripts.map((script) => tags.deferredScript(script)),
  ...styles.map((style) => tags.sheet(style)),
  ...links.map((url) => `<link rel="stylesheet" href="${escapeMarkup(url)}">`),
].join("\n")}
</head>
<body>
<noscript><p>${escapeMarkup(texts.unscripted)}</p></noscript>
<div id="root"></div>
</body>
</html>
`;
  return { html, hashes: tags.hashes() };
}
