import {
  type Boot,
  bootElementId,
  type EmbedLook,
  embedProperties,
  embedThemes,
  embedVersion,
  type ErrorCode,
  type Language,
  languages,
} from "@nearsay/core/contract";
import { escapeMarkup } from "@nearsay/core/domain";
import type { InlineStyle, Script } from "../../site/host-files.ts";
import { jsonText, type RenderedPage, waitScript } from "../../site/page.ts";
import { createPageTags } from "../../site/page-tags.ts";
import { messagesIn } from "#messages";

export interface FrameParts {
  title: string;
  language: Language;
  look: EmbedLook;
  scripts: Script[];
  styles: InlineStyle[];
  boot: Boot;
  /** The rendered survey in HTML; empty if the browser renders it. */
  drawn: string;
  /** The address of the survey on the site. */
  url: string;
  /** The embedding page, which is sent the height of the survey; null if none is known. */
  parent: string | null;
}

/**
 * The page inside a frame: it can be read before scripts load, and links to the
 * site if none run.
 */
export function renderFrame(parts: FrameParts): RenderedPage {
  const { boot, drawn, scripts, styles, parent } = parts;
  const texts = messagesIn(parts.language).frame;
  const tags = createPageTags();
  const html = `${head(parts)}
${styles.map(({ css }) => tags.style(css)).join("\n")}
${tags.style(lookRule(parts.look))}
${scripts.map((script) => tags.moduleScript(script)).join("\n")}
<noscript>${tags.style("#root button{display:none}")}</noscript>
</head>
<body>
${drawn && tags.inlineScript(waitScript)}
<div id="root"${drawn && " data-drawn"}>${drawn}</div>
${drawn && parent !== null ? tags.inlineScript(postToParent(parent, [])) : ""}
<noscript>${siteLink(parts.url, texts.answer, texts.newTab)}</noscript>
<script type="application/json" id="${bootElementId}">${jsonText(boot)}</script>
</body>
</html>
`;
  return { html, hashes: tags.hashes() };
}

export interface FrameRefusalParts {
  language: Language;
  look: EmbedLook;
  code: ErrorCode;
  message: string;
  /** The styles of surveys; empty if their remote is unavailable. */
  styles: InlineStyle[];
  /** A link to further information. */
  more: { url: string; text: string };
  /** The page to notify; null if none is known. */
  parent: string | null;
}

/** Shows in the frame why it contains no survey, and notifies the embedding page. */
export function renderFrameRefusal(parts: FrameRefusalParts): RenderedPage {
  const { code, message, styles, more, parent } = parts;
  const texts = messagesIn(parts.language).frame;
  const tags = createPageTags();
  const hello = { nearsay: embedVersion, type: "hello" };
  const error = { nearsay: embedVersion, type: "error", code, message };
  const html = `${head({ ...parts, title: texts.title })}
${tags.style(refusalRules)}
${styles.map(({ css }) => tags.style(css)).join("\n")}
${tags.style(lookRule(parts.look))}
</head>
<body>
<article>
<p>${escapeMarkup(message)}</p>
${siteLink(more.url, more.text, texts.newTab)}
</article>
${parent === null ? "" : tags.inlineScript(followPage(parent))}
${parent === null ? "" : tags.inlineScript(postToParent(parent, [hello, error]))}
</body>
</html>
`;
  return { html, hashes: tags.hashes() };
}

/**
 * A card like those of surveys; without their styles, in the browser's own
 * colours, which are readable on light and dark backgrounds.
 */
const refusalRules = `html{color-scheme:light dark;color:CanvasText;font:16px/1.5 var(${embedProperties.font},system-ui),sans-serif}
body{margin:0}
article{display:grid;gap:16px;margin:4px;padding:16px;border:var(--border,1px solid #8884);border-radius:var(${embedProperties.radius},12px);background:var(--color-paper,Canvas);overflow-wrap:break-word}
p{margin:0}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
a{color:LinkText}`;

const height = `{nearsay:${embedVersion},type:"height",px:Math.min(Math.ceil(document.documentElement.getBoundingClientRect().height),20000)}`;

/**
 * Sends the embedding page the height of this page and the messages at once;
 * later the survey's own script does so.
 */
function postToParent(parent: string, news: object[]): string {
  const all = [height, ...news.map(jsonText)].join();
  return `if(parent!==self)for(const news of [${all}])parent.postMessage(news,${jsonText(parent)})`;
}

/**
 * Applies the theme that the embedding page requests, which it sends to a page
 * that sent "hello", and reports the new height when the width changes, which
 * may happen after the first layout.
 */
function followPage(parent: string): string {
  return `if(parent!==self)new ResizeObserver(()=>parent.postMessage(${height},${jsonText(parent)})).observe(document.documentElement)
addEventListener("message",({origin,source,data})=>{
const theme=data?.nearsay===${embedVersion}&&data.look?.theme;
if(origin===${jsonText(parent)}&&source===window.parent&&${jsonText(embedThemes)}.includes(theme))document.documentElement.dataset.theme=theme})`;
}

function head({
  title,
  look,
  language,
}: Pick<FrameParts, "title" | "look" | "language">): string {
  const theme = look.theme === "auto" ? "" : ` data-theme="${look.theme}"`;
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}"${theme}>
<head>
<meta charset="utf-8">
<title>${escapeMarkup(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">`;
}

/** The options were validated when they were read: no value can end a rule. */
function lookRule({ accent, radius, font }: EmbedLook): string {
  const rules = [
    [embedProperties.accent, accent],
    [embedProperties.radius, radius === null ? null : `${radius}px`],
    [embedProperties.font, font],
  ].flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return `:root{${rules.join(";")}}`;
}

function siteLink(url: string, text: string, newTab: string): string {
  return `<p><a href="${escapeMarkup(url)}" target="_blank" rel="noopener">${escapeMarkup(text)} <span class="visually-hidden">${escapeMarkup(newTab)}</span></a></p>`;
}
