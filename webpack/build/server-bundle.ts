import { existsSync } from "node:fs";
import path from "node:path";
import webpack, { type Configuration } from "webpack";
import { baseConfig, MiniCssExtractPlugin } from "../config/base.ts";
import type { MessagesOptions } from "../messages/placeholders.ts";
import { runWebpack } from "./run-webpack.ts";

/**
 * Builds the `src/server.tsx` of a workspace, if it has one, into a single file
 * that the server loads to render pages: with all dependencies, because
 * workspaces are deployed separately from the server, and with the class names
 * of the browser's build.
 */
export async function buildServerBundle(
  folder: string,
  bundle: Omit<ServerBundle, "entry">,
): Promise<string[]> {
  const entry = path.join(folder, "src/server.tsx");
  if (!existsSync(entry)) return [];
  const { files } = await runWebpack(
    serverConfig({ entry, ...bundle }),
    folder,
  );
  return files;
}

interface ServerBundle {
  entry: string;
  outputPath: string;
  filename: string;
  messages: MessagesOptions;
}

function serverConfig({
  entry,
  outputPath,
  filename,
  messages,
}: ServerBundle): Configuration {
  const base = baseConfig("production", { emitStyles: false, messages });
  return {
    ...base,
    name: `server-${path.basename(path.resolve(entry, "../.."))}`,
    target: "node20",
    devtool: false,
    entry: { server: entry },
    output: {
      path: outputPath,
      filename,
      hashDigestLength: 12,
      library: { type: "commonjs2" },
    },
    module: {
      ...base.module,
      parser: {
        javascript: { dynamicImportMode: "eager", worker: false, url: false },
      },
    },
    // So that errors in a log are readable; packed, the script is no larger.
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      new MiniCssExtractPlugin(),
      // No module uses its own path, and the build path should not be
      // published.
      new webpack.DefinePlugin({ "import.meta.url": '"file:///"' }),
    ],
  };
}
