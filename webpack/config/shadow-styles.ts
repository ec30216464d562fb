import { createHash } from "node:crypto";
import { transform, type SelectorComponent } from "lightningcss";
import webpack, { type ChunkGroup, type Compiler } from "webpack";

/** A browser's default font size in pixels, whatever a page sets. */
const pixelsPerRem = 16;

/** Names that scripts use for the text of the styles, and for the name of their file. */
const placeholders = {
  __shadowStyles__: "the styles of nearsay",
  __shadowStylesName__: "the name of the styles of nearsay",
};

/**
 * Adapts the styles of an entry to a shadow root: a page with a strict policy
 * loads no third-party style sheet, and no rule of ours may apply outside of
 * the root. The initial styles become a file for the server, which sends them
 * together with the rendered HTML. All styles, including those of lazy chunks,
 * become a text in the script that refers to them.
 */
export class ShadowStylesPlugin {
  readonly #entry: string;

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    const { DefinePlugin, Compilation } = webpack;
    const { name: plugin } = ShadowStylesPlugin;
    const texts = Object.entries(placeholders).map(
      ([name, text]) => [name, JSON.stringify(text)] as const,
    );
    new DefinePlugin(Object.fromEntries(texts)).apply(compiler);
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        this.#inline(compilation);
      });
    });
  }

  #inline(compilation: webpack.Compilation): void {
    const group = compilation.entrypoints.get(this.#entry);
    if (group === undefined) return;
    const sheetOf = (files: string[]) =>
      toShadowStyles(files.map((file) => textOf(compilation, file)).join("\n"));
    const own = group.getFiles().filter(isStyle);
    const rules = sheetOf(own);
    const file = `${this.#entry}.${hashOf(rules)}.css`;
    const { __shadowStyles__, __shadowStylesName__ } = placeholders;
    put(compilation, group, __shadowStyles__, sheetOf(stylesOf(group)));
    put(compilation, group, __shadowStylesName__, file);
    compilation.emitAsset(file, new webpack.sources.RawSource(rules));
    for (const each of own) compilation.deleteAsset(each);
  }
}

function hashOf(rules: string): string {
  return createHash("sha384").update(rules).digest("hex").slice(0, 12);
}

/**
 * Inserts the text into the one script that refers to it. The content hash in
 * the script's name is computed later.
 */
function put(
  compilation: webpack.Compilation,
  group: ChunkGroup,
  placeholder: string,
  text: string,
): void {
  const quoted = new RegExp(`["'\`]${placeholder}["'\`]`);
  const places = scriptsOf(group).map(
    (script) => [script, textOf(compilation, script).split(quoted)] as const,
  );
  const [found, ...others] = places.filter(([, parts]) => parts.length > 1);
  if (found?.[1].length !== 2 || others.length > 0)
    throw new Error(`The scripts must request ${placeholder} exactly once.`);
  const [script, parts] = found;
  const source = new webpack.sources.RawSource(
    parts.join(JSON.stringify(text)),
  );
  compilation.updateAsset(script, source);
}

function scriptsOf(group: ChunkGroup): string[] {
  const files = group.getFiles().filter((file) => file.endsWith(".js"));
  return [...new Set([...files, ...group.getChildren().flatMap(scriptsOf)])];
}

/** Including styles of lazy chunks: once each, in loading order. */
function stylesOf(group: ChunkGroup): string[] {
  const files = group.getFiles().filter(isStyle);
  const later = group.getChildren().flatMap(stylesOf);
  return [...new Set([...files, ...later])];
}

function isStyle(file: string): boolean {
  return file.endsWith(".css");
}

function textOf(compilation: webpack.Compilation, file: string): string {
  return compilation.getAsset(file)?.source.source().toString() ?? "";
}

/**
 * `:root` becomes `:host`, rules that apply only to pages are removed, and text
 * keeps its size on a page with a different root font size.
 */
export function toShadowStyles(css: string): string {
  const { code } = transform({
    filename: "shadow.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Length: ({ unit, value }) =>
        unit === "rem"
          ? { unit: "px", value: value * pixelsPerRem }
          : undefined,
      Rule: {
        style: ({ value }) => (value.selectors.some(isInRoot) ? undefined : []),
      },
      Selector: (selector) => (isInRoot(selector) ? selector.map(toHost) : []),
    },
  });
  return withoutUnused(code.toString());
}

/**
 * Tokens are defined for the entire product, and most are unused here. Tokens
 * used only by removed ones are removed, too.
 */
function withoutUnused(css: string): string {
  const unused = unusedProperties(css);
  if (unused.length === 0) return css;
  const { code } = transform({
    filename: "shadow.css",
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: unused,
  });
  return withoutUnused(code.toString());
}

function unusedProperties(css: string): string[] {
  const declared = new Set(css.match(/--[\w-]+(?=\s*:)/g));
  const used = new Set(css.match(/(?<=var\(\s*)--[\w-]+/g));
  return [...declared].filter((name) => !used.has(name));
}

/**
 * A shadow root contains neither `html`, `body` nor a page's title and dialogs,
 * nor the page's root with its attributes.
 */
function isInRoot(selector: SelectorComponent[]): boolean {
  const page = selector.some(
    (part) =>
      (part.type === "type" && /^(html|body|h1)$/.test(part.name)) ||
      (part.type === "attribute" && part.name === "data-modal"),
  );
  return !page && (selector.length === 1 || !selector.some(isRoot));
}

function toHost(part: SelectorComponent): SelectorComponent {
  return isRoot(part) ? { type: "pseudo-class", kind: "host" } : part;
}

function isRoot(part: SelectorComponent): boolean {
  return part.type === "pseudo-class" && part.kind === "root";
}
