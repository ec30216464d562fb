import path from "node:path";
import webpack, { type Configuration } from "webpack";
import {
  baseConfig,
  MiniCssExtractPlugin,
  type Mode,
  scriptEnding,
} from "./base.ts";
import { hostFolder, root } from "../checkout/paths.ts";
import { hostHash, ScriptIntegrityPlugin } from "./script-integrity.ts";
import { singletons } from "./singletons.ts";
import type { MessagesOptions } from "../messages/placeholders.ts";

export interface HostBuild {
  mode: Mode;
  outputPath: string;
  /** URL prefix of the served files; absolute for the dev server. */
  publicPath: string;
  /** Omitted for a build in English. */
  messages?: MessagesOptions;
}

/**
 * The host as plain webpack: the federation runtime is a library in a separate
 * chunk, which pages without a remote never load.
 */
export function hostConfig(build: HostBuild): Configuration {
  const { messages } = build;
  const base = baseConfig(build.mode, { messages });
  const production = build.mode === "production";
  const hash = production ? ".[contenthash]" : "";
  const ending = scriptEnding(production, messages);
  return {
    ...base,
    name: "host",
    entry: {
      host: entryOf(build.mode),
      ...(build.mode === "development" && kioskEntry),
    },
    output: {
      ...base.output,
      path: build.outputPath,
      publicPath: build.publicPath,
      uniqueName: "nearsay_host",
      filename: `[name]${ending}`,
      chunkFilename: `[name]${ending}`,
      assetModuleFilename: "[name].[contenthash][ext]",
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
      }),
      new webpack.DefinePlugin(buildConstants(build.mode)),
      ...(production ? [new ScriptIntegrityPlugin(hostHash)] : []),
    ],
  };
}

const kioskEntry = { kiosk: path.join(hostFolder, "src/kiosk/main.tsx") };

/**
 * The kiosk page, in a separate build: with two entries, shared modules would
 * not be inlined into either, and both would be larger.
 */
export function kioskConfig(build: HostBuild): Configuration {
  const host = hostConfig(build);
  return {
    ...host,
    name: "kiosk",
    entry: kioskEntry,
    output: { ...host.output, uniqueName: "nearsay_kiosk" },
  };
}

function entryOf(mode: Mode): string[] {
  const main = path.join(hostFolder, "src/main.tsx");
  if (mode === "production") return [main];
  return [path.join(root, "webpack/config/share-refresh.cjs"), main];
}

/**
 * Leaves out what the host does not use of the federation runtime: it loads
 * containers itself, by their hashes. The federation plugin sets the same
 * constants for `experiments.optimization`, but would put the runtime into the
 * entry instead of a chunk that pages without a remote never load.
 */
const federationConstants = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_REMOTE: "true",
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
} as const;

function buildConstants(mode: Mode): Record<string, string> {
  return {
    ...federationConstants,
    UNHASHED_REMOTES: JSON.stringify(mode === "development"),
    SHARED_VERSIONS: JSON.stringify(
      Object.fromEntries(
        Object.entries(singletons).map(([request, one]) => [
          request,
          one.version,
        ]),
      ),
    ),
  };
}
