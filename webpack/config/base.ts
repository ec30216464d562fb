import MiniCssExtractPlugin from "mini-css-extract-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import type { Configuration, RuleSetRule } from "webpack";
import { fontRule } from "./fonts.ts";
import { root } from "../checkout/paths.ts";
import { productionRouter, routerRule } from "./router-source.ts";
import { messagesRule } from "../messages/messages-loader.ts";
import {
  languagePlaceholder,
  type MessagesOptions,
} from "../messages/placeholders.ts";

export type Mode = "production" | "development";

/** The first versions that support `light-dark()` (spring 2024). */
const targets = { chrome: "123", firefox: "120", safari: "17.5" };

interface BaseOptions {
  /** False to generate only the class names. */
  emitStyles?: boolean;
  /** Omitted for a build in English. */
  messages?: MessagesOptions | undefined;
}

/** Configuration shared by the host, the remotes and their standalone pages. */
export function baseConfig(
  mode: Mode,
  { emitStyles = true, messages }: BaseOptions = {},
): Configuration {
  const production = mode === "production";
  return {
    mode,
    // One context for all builds, so that module and class names are the same
    // everywhere and never clash.
    context: root,
    target: ["web", "es2022"],
    devtool: production ? "source-map" : "cheap-module-source-map",
    // A workspace is built in seconds; writing a persistent cache would take as
    // long.
    cache: !production && { type: "memory" },
    stats: "none",
    infrastructureLogging: { level: "error" },
    performance: false,
    resolve: {
      extensions: [".tsx", ".ts", ".js"],
      conditionNames: ["source", "..."],
      alias: production ? productionRouter : {},
    },
    output: {
      chunkLoadTimeout: 10_000,
      crossOriginLoading: "anonymous",
      hashDigestLength: 8,
    },
    module: {
      rules: [
        messagesRule(messages),
        scriptRule(production),
        styleRule(emitStyles),
        routerRule,
        fontRule,
        assetRule,
      ],
    },
    optimization: {
      // Short ids: a build's files are loaded again with each version anyway.
      moduleIds: production ? "size" : "named",
      // The shortest ids begin with 0, and the script integrity plugin does not
      // store hashes for those.
      chunkIds: production ? "deterministic" : "named",
      mangleExports: production && "size",
      // One chunk for each separately loaded unit: fewer requests are more
      // important here than shared code.
      splitChunks: false,
      minimizer: [createMinimizer()],
    },
  };
}

/** Suffix of script names. @param hash Whether the name contains a content hash. */
export function scriptEnding(
  hash: boolean,
  messages?: MessagesOptions,
): string {
  const language = messages ? `.${languagePlaceholder}` : "";
  return `${hash ? ".[contenthash]" : ""}${language}.js`;
}

function scriptRule(production: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: "swc-loader",
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: {
          react: {
            runtime: "automatic",
            development: !production,
            refresh: !production,
          },
        },
      },
    },
  };
}

/** @param emit False to generate only the class names. */
function styleRule(emit: boolean): RuleSetRule {
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      { loader: MiniCssExtractPlugin.loader, options: { emit } },
      {
        loader: "css-loader",
        options: {
          modules: {
            auto: /\.module\.css$/,
            localIdentName: "[local]_[hash:base64:6]",
            // One hash per file compresses; one per class does not.
            hashStrategy: "minimal-subset",
            namedExport: false,
            exportLocalsConvention: "as-is",
          },
        },
      },
    ],
  };
}

const assetRule: RuleSetRule = {
  test: /\.(svg|png|webp)$/,
  type: "asset/resource",
};

/**
 * Minifies scripts twice: unused code is removed before functions are inlined,
 * because inlining hides pure annotations from swc.
 */
function createMinimizer(): MinimizerPlugin {
  return new MinimizerPlugin({
    test: /\.(js|css)$/,
    // Both use their own threads.
    parallel: false,
    // The licenses are in separate files, so scripts need no comment about
    // them.
    extractComments: { banner: false },
    minify: [
      MinimizerPlugin.swcMinify,
      MinimizerPlugin.swcMinify,
      MinimizerPlugin.lightningCssMinify,
    ],
    minimizerOptions: [
      {
        compress: { defaults: false, unused: true, side_effects: true },
        mangle: false,
        format: { preserve_annotations: true },
      },
      { compress: { passes: 3 } },
      {
        // Lightning CSS expects major and minor number in one integer.
        targets: {
          chrome: 123 << 16,
          firefox: 120 << 16,
          safari: (17 << 16) | (5 << 8),
        },
      },
    ],
  });
}

export { MiniCssExtractPlugin };
