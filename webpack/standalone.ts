import path from "node:path";
import type { Configuration } from "webpack";
import { baseConfig, MiniCssExtractPlugin } from "./base.ts";
import { remoteFolder } from "./paths.ts";
import type { RemoteName } from "./remotes.ts";

/** A remote alone on a page, without federation. */
export function standaloneConfig(name: RemoteName): Configuration {
  const base = baseConfig("development");
  return {
    ...base,
    name,
    entry: {
      standalone: path.join(remoteFolder(name), "src/standalone.tsx"),
    },
    output: {
      ...base.output,
      publicPath: "/",
      uniqueName: `nearsay_${name}_standalone`,
    },
    plugins: [...(base.plugins ?? []), new MiniCssExtractPlugin()],
  };
}

/** Answers every address of the standalone page. */
export function standalonePage(name: RemoteName): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${name} alone</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/standalone.css">
<script defer src="/standalone.js"></script>
</head>
<body></body>
</html>
`;
}
