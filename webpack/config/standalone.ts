import type { Configuration } from "webpack";
import { baseConfig, MiniCssExtractPlugin, type Mode } from "./base.ts";

/** A page without federation: a single remote, or a gallery. */
export interface StandalonePage {
  name: string;
  /** Absolute path of its first module. */
  entry: string;
}

export function standaloneConfig(
  page: StandalonePage,
  mode: Mode,
): Configuration {
  const base = baseConfig(mode);
  return {
    ...base,
    name: page.name,
    entry: { page: page.entry },
    output: {
      ...base.output,
      publicPath: "/",
      uniqueName: `nearsay_${page.name}`,
    },
    plugins: [new MiniCssExtractPlugin()],
  };
}

/** The HTML for every address of the page. */
export function standaloneHtml({ name }: StandalonePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<script defer src="/page.js"></script>
</head>
<body></body>
</html>
`;
}
