import { createHash } from "node:crypto";
import { escapeMarkup } from "@nearsay/core/domain";
import type { InlineStyle, Script } from "./host-files.ts";

/** What a page's policy permits: each source is a hash in the syntax of the policy. */
export interface PageHashes {
  scripts: string[];
  styles: string[];
  /**
   * Whether everything that the page runs is among the hashes, or loaded by a
   * permitted script; false on a dev server, whose files change.
   */
  whole: boolean;
}

/** Creates the script and style tags of one page, and collects their hashes for its policy. */
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
    /**
     * What a module loads by `import()` is not permitted by the module's hash;
     * only a host source permits it.
     */
    moduleScript(script: Script): string {
      whole = false;
      return `<script type="module" ${attributes(script, "src")}></script>`;
    },
    /**
     * Must have the same attributes as the later request, or the browser would
     * load the file twice.
     */
    preload: (script: Script) =>
      `<link rel="preload" as="script" ${attributes(script, "href")}>`,
    /** Like `preload`, for a module. */
    preloadModule: (script: Script) =>
      `<link rel="modulepreload" ${attributes(script, "href")}>`,
    style(css: string): string {
      const text = styleText(css);
      styles.add(hashOf(text));
      return `<style>${text}</style>`;
    },
    /** `data-href` shows the module loader that this style sheet is present already. */
    sheet({ url, css }: InlineStyle): string {
      const text = styleText(css);
      styles.add(hashOf(text));
      return `<style data-href="${escapeMarkup(url)}">${text}</style>`;
    },
    /** Of the tags created so far. */
    hashes: (): PageHashes => ({
      scripts: [...scripts],
      styles: [...styles],
      whole,
    }),
  };
}

/**
 * Exactly one integrity value: any other text from a remote's manifest could
 * add sources to the policy.
 */
const hash = /^sha(256|384|512)-[\w+/-]+={0,2}$/;

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** In the form in which browsers parse it, which normalize line endings. */
function styleText(css: string): string {
  return css
    .replace(/\s*\/\*# sourceMappingURL=.*?\*\/\s*$/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/<\//g, "<\\/");
}
