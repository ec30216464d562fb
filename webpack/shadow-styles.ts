import { transform, type SelectorComponent } from "lightningcss";
import webpack, { type ChunkGroup, type Compiler } from "webpack";

/** A browser's own size of text, in pixels, whatever a page makes of it. */
const pixelsPerRem = 16;

/** What a script names to have its styles as text. */
const name = "__shadowStyles__";
const placeholder = "the styles of nearsay";

/**
 * Puts all the styles of an entry into its script, made to fit a shadow root:
 * a page under a strict policy loads no style sheet of others, and none of ours
 * may reach beyond the root.
 */
export class ShadowStylesPlugin {
  readonly #entry: string;

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    const { DefinePlugin, Compilation } = webpack;
    const { name: plugin } = ShadowStylesPlugin;
    new DefinePlugin({ [name]: JSON.stringify(placeholder) }).apply(compiler);
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
    const files = stylesOf(group);
    const css = files.map((file) => textOf(compilation, file)).join("\n");
    const text = JSON.stringify(toShadowStyles(css));
    const script = `${this.#entry}.js`;
    const before = textOf(compilation, script);
    const [start, end, ...others] = before.split(quoted);
    if (start === undefined || end === undefined || others.length > 0)
      throw new Error(`${script} has to name ${name} once.`);
    compilation.updateAsset(
      script,
      new webpack.sources.RawSource(start + text + end),
    );
    for (const file of group.getFiles().filter(isStyle))
      compilation.deleteAsset(file);
  }
}

const quoted = new RegExp(`["'\`]${placeholder}["'\`]`);

/** Those of what it loads later, too: once each, in the order of loading. */
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

/** `:root` becomes `:host`, what is only about pages goes, and text keeps its size on a page that changed its own. */
export function toShadowStyles(css: string): string {
  const { code } = transform({
    filename: "shadow.css",
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: unusedProperties(css),
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
  return code.toString();
}

/** Tokens are for all of the product: most have no use here. Those of one that goes may go with it. */
function unusedProperties(css: string): string[] {
  const declared = new Set(css.match(/--[\w-]+(?=\s*:)/g));
  const used = new Set(css.match(/(?<=var\(\s*)--[\w-]+/g));
  return [...declared].filter((name) => !used.has(name));
}

/** Neither `html` nor `body` are in a shadow root, nor is the page's root with its attributes. */
function isInRoot(selector: SelectorComponent[]): boolean {
  const page = selector.some(
    (part) => part.type === "type" && /^(html|body)$/.test(part.name),
  );
  return !page && (selector.length === 1 || !selector.some(isRoot));
}

function toHost(part: SelectorComponent): SelectorComponent {
  return isRoot(part) ? { type: "pseudo-class", kind: "host" } : part;
}

function isRoot(part: SelectorComponent): boolean {
  return part.type === "pseudo-class" && part.kind === "root";
}
