import path from "node:path";
import subsetFont, { type SubsetOptions } from "subset-font";
import type { LoaderContext, RuleSetRule } from "webpack";
import { root } from "../checkout/paths.ts";

/** Basic Latin, Latin-1, the adjacent French and Slavic letters, and punctuation. */
const letters =
  codePoints(0x20, 0x7e) +
  codePoints(0xa0, 0xff) +
  "ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™←↑→↓−";

/** Titles have one weight and large sizes; text has two weights. */
const axes: Record<string, NonNullable<SubsetOptions["variationAxes"]>> = {
  fraunces: { wght: 600, opsz: 36 },
  "source-sans-3": { wght: { min: 400, max: 600 } },
};

const features = ["kern", "liga", "lnum", "tnum", "mark", "mkmk", "ccmp"];

/** Subsets a packaged font to the used letters and weights. */
export function cutFont(font: Buffer, family: string): Promise<Buffer> {
  const variationAxes = axes[family];
  if (!variationAxes)
    throw new Error(`No weights are set for ${family}: add it to fonts.ts.`);
  return subsetFont(font, letters, {
    targetFormat: "woff2",
    variationAxes,
    keepFeatures: features,
    noHinting: true,
  });
}

function codePoints(first: number, last: number): string {
  const count = last - first + 1;
  const codes = Array.from({ length: count }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}

/** A loader for every font in a stylesheet. */
export const fontRule: RuleSetRule = {
  test: /\.woff2$/,
  type: "asset/resource",
  loader: path.join(root, "webpack/config/fonts.ts"),
};

export const raw = true;

export default function fontLoader(
  this: LoaderContext<unknown>,
  font: Buffer,
): Promise<Buffer> {
  const [, family = ""] =
    /@fontsource-variable[\\/]([^\\/]+)/.exec(this.resourcePath) ?? [];
  return cutFont(font, family);
}
