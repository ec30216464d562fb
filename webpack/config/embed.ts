import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import webpack, { type Configuration } from "webpack";
import { baseConfig, MiniCssExtractPlugin, scriptEnding } from "./base.ts";
import { ShadowStylesPlugin } from "./shadow-styles.ts";
import type { MessagesOptions } from "../messages/placeholders.ts";

export interface EmbedBuild {
  /** Folder of the remote. */
  folder: string;
  outputPath: string;
}

/** Names of the files that other sites load from permanent addresses. */
export const embedFiles = {
  element: "embed-v1.js",
  inline: "embed-inline.js",
  react: "embed-react.js",
  types: "embed-v1.d.ts",
} as const;

/** Preact's own layer for React: the build reports exports that it lacks. */
export const preactForReact = {
  "react/jsx-runtime$": "preact/jsx-runtime",
  "react-dom/client$": "preact/compat/client",
  "react-dom$": "preact/compat",
  react$: "preact/compat",
} as const;

/** A classic script, which alone knows where it came from. */
export function elementConfig(
  build: EmbedBuild,
  messages: MessagesOptions,
): Configuration {
  return {
    ...commonConfig(build, "element", messages),
    entry: { "embed-v1": path.join(build.folder, "src/element/main.ts") },
  };
}

/**
 * The widget for frames and without one, as ES modules: these may be imported
 * even if a page allows no new script elements. Preact replaces React, which
 * would be larger than all the rest.
 */
export function widgetConfig(
  build: EmbedBuild,
  messages: MessagesOptions,
): Configuration {
  const { folder } = build;
  const common = commonConfig(build, "widget", messages);
  return {
    ...common,
    entry: {
      "embed-frame": {
        import: path.join(folder, "src/widget/frame.tsx"),
        filename: `[name]${scriptEnding(true, messages)}`,
      },
      "embed-inline": path.join(folder, "src/widget/inline.tsx"),
    },
    experiments: { outputModule: true },
    resolve: {
      ...common.resolve,
      alias: { ...common.resolve?.alias, ...preactForReact },
    },
    output: {
      ...common.output,
      module: true,
      chunkFormat: "module",
      chunkLoading: "import",
      library: { type: "module" },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: "[name].[contenthash].css",
        chunkFilename: "embed-[name].[contenthash].css",
        runtime: false,
      }),
      new ShadowStylesPlugin("embed-inline"),
    ],
  };
}

/** For React hosts of whatever version from 18 on: theirs is used, never another. */
export function reactConfig(build: EmbedBuild): Configuration {
  const common = commonConfig(build, "react");
  const container = "nearsay_embed_v1";
  return {
    ...common,
    entry: {},
    output: { ...common.output, uniqueName: container },
    plugins: [
      // One file: another chunk would be requested next to the permanent
      // address.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new ModuleFederationPlugin({
        name: container,
        filename: embedFiles.react,
        exposes: {
          "./SurveyWidget": path.join(
            build.folder,
            "src/widget/survey-widget.ts",
          ),
        },
        shared: {
          react: {
            singleton: true,
            import: false,
            requiredVersion: ">=18.0.0",
          },
        },
        shareStrategy: "loaded-first",
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          optimization: {
            disableSnapshot: true,
            disableRemote: true,
            target: "web",
          },
        },
      }),
    ],
  };
}

function commonConfig(
  build: EmbedBuild,
  part: string,
  messages?: MessagesOptions,
): Configuration {
  const base = baseConfig("production", { messages });
  return {
    ...base,
    name: `embed-${part}`,
    devtool: false,
    output: {
      ...base.output,
      path: build.outputPath,
      // Relative to the script, wherever it is: a release is served from
      // another folder than a build, and the server resolves files next to a
      // permanent address.
      publicPath: "auto",
      uniqueName: `nearsay_embed_${part}`,
      filename: `[name]${scriptEnding(false, messages)}`,
      chunkFilename: `embed-[name]${scriptEnding(true, messages)}`,
    },
  };
}
