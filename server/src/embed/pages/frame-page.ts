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
import { frameTextsIn } from "./frame-texts/frame-texts.ts";

export interface FrameParts {
  title: string;
  language: Language;
  look: EmbedLook;
  scripts: Script[];
  styles: InlineStyle[];
  boot: Boot;
  /** The survey as it will look, in HTML; empty where the browser draws it. */
  drawn: string;
  /** Where the survey is on the site. */
  url: string;
  /** The page around, which is told how high the survey is; null where nobody listens. */
  parent: string | null;
}

/** The page that stands in a frame: it can be read before any script is there, and without any leads to the site. */
export function renderFrame(parts: FrameParts): RenderedPage {
  const { boot, drawn, scripts, styles, parent } = parts;
  const texts = frameTextsIn(parts.language);
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
${drawn && parent !== null ? tags.inlineScript(tell(parent, [])) : ""}
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
  /** Those of surveys, none where the part that has them is not there. */
  styles: InlineStyle[];
  /** Where more is to be had. */
  more: { url: string; text: string };
  /** Whom to tell of it; null where nobody listens. */
  parent: string | null;
}

/** Says in the frame why there is no survey in it, and tells the page around. */
export function renderFrameRefusal(parts: FrameRefusalParts): RenderedPage {
  const { code, message, styles, more, parent } = parts;
  const texts = frameTextsIn(parts.language);
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
${parent === null ? "" : tags.inlineScript(tell(parent, [hello, error]))}
</body>
</html>
`;
  return { html, hashes: tags.hashes() };
}

/** A card as surveys are; without their styles in the browser's own colours, which can be read on either ground. */
const refusalRules = `html{color-scheme:light dark;color:CanvasText;font:16px/1.5 var(${embedProperties.font},system-ui),sans-serif}
body{margin:0}
article{display:grid;gap:16px;margin:4px;padding:16px;border:var(--border,1px solid #8884);border-radius:var(${embedProperties.radius},12px);background:var(--color-paper,Canvas);overflow-wrap:break-word}
p{margin:0}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
a{color:LinkText}`;

const height = `{nearsay:${embedVersion},type:"height",px:Math.min(Math.ceil(document.documentElement.getBoundingClientRect().height),20000)}`;

/** Tells the page around at once how high this one is, and this news; later the survey's own script does so. */
function tell(parent: string, news: object[]): string {
  const all = [height, ...news.map(jsonText)].join();
  return `if(parent!==self)for(const news of [${all}])parent.postMessage(news,${jsonText(parent)})`;
}

/** Takes the theme that the page around asks for, which it says to a page that greeted it, and the width that it gives, which may come after the first layout. */
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

/** A look was validated where it was read: nothing in it can end a rule. */
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
