import { createHash } from "node:crypto";
import { escapeMarkup } from "@nearsay/core/domain";
import type { InlineStyle, Script } from "./host-files.ts";

/** What a page's policy lets through: each source is a hash as the policy writes it. */
export interface PageHashes {
  scripts: string[];
  styles: string[];
  /** Whether all that the page runs is among them, or loaded by what is; not on a dev server, whose files change. */
  whole: boolean;
}

/** Writes the scripts and styles of one page, and notes by which hashes its policy knows them. */
export function createPageTags() {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let whole = true;

  function note(integrity: string): void {
    if (hash.test(integrity)) scripts.add(`'${integrity}'`);
    else whole = false;
  }

  function attributes({ url, integrity }: Script, name: "src" | "href") {
    note(integrity);
    const known = integrity && ` integrity="${escapeMarkup(integrity)}"`;
    return `${name}="${escapeMarkup(url)}" crossorigin="anonymous"${known}`;
  }

  return {
    inlineScript(code: string): string {
      scripts.add(hashOf(code));
      return `<script>${code}</script>`;
    },
    deferredScript: (script: Script) =>
      `<script defer ${attributes(script, "src")}></script>`,
    /** What it loads by `import()` is not let in with it: only a place can let that in. */
    moduleScript(script: Script): string {
      whole = false;
      return `<script type="module" ${attributes(script, "src")}></script>`;
    },
    /** Says exactly what the later request will say, or the browser would fetch twice. */
    preload: (script: Script) =>
      `<link rel="preload" as="script" ${attributes(script, "href")}>`,
    /** The same of a module. */
    preloadModule: (script: Script) =>
      `<link rel="modulepreload" ${attributes(script, "href")}>`,
    style(css: string): string {
      const text = styleText(css);
      styles.add(hashOf(text));
      return `<style>${text}</style>`;
    },
    /** `data-href` tells the module loader that this sheet is here already. */
    sheet({ url, css }: InlineStyle): string {
      const text = styleText(css);
      styles.add(hashOf(text));
      return `<style data-href="${escapeMarkup(url)}">${text}</style>`;
    },
    /** Of what was written until now. */
    hashes: (): PageHashes => ({
      scripts: [...scripts],
      styles: [...styles],
      whole,
    }),
  };
}

/** As one integrity says it: other text, of a remote that tells it, could say anything to a browser. */
const hash = /^sha(256|384|512)-[\w+/-]+={0,2}$/;

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** As browsers read it, who end lines in one way. */
function styleText(css: string): string {
  return css
    .replace(/\s*\/\*# sourceMappingURL=.*?\*\/\s*$/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/<\//g, "<\\/");
}
