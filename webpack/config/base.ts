import MiniCssExtractPlugin from "mini-css-extract-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import type { Configuration, RuleSetRule } from "webpack";
import { fontRule } from "./fonts.ts";
import { root } from "../checkout/paths.ts";
import { productionRouter, routerRule } from "./router-source.ts";
import { languagePlace, type WordsOptions, wordsRule } from "./words.ts";

export type Mode = "production" | "development";

/** The first versions that know `light-dark()` (spring 2024). */
const targets = { chrome: "123", firefox: "120", safari: "17.5" };

interface BaseOptions {
  /** False for the class names alone. */
  emitStyles?: boolean;
  /** Left out where it is built in English. */
  words?: WordsOptions | undefined;
}

/** What the host, the remotes and their standalone pages have in common. */
export function baseConfig(
  mode: Mode,
  { emitStyles = true, words }: BaseOptions = {},
): Configuration {
  const production = mode === "production";
  return {
    mode,
    // One context for all builds: module and class names are then the same everywhere and never clash.
    context: root,
    target: ["web", "es2022"],
    devtool: production ? "source-map" : "cheap-module-source-map",
    // A part is built in seconds; to keep what it is made of takes as long.
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
        ...(words ? [wordsRule(words)] : []),
        scriptRule(production),
        styleRule(emitStyles),
        routerRule,
        fontRule,
        assetRule,
      ],
    },
    optimization: {
      // Short ones: a build's files are fetched anew with each version anyhow.
      moduleIds: production ? "size" : "named",
      // The shortest begin with 0, of which the plugin of the scripts' hashes keeps none.
      chunkIds: production ? "deterministic" : "named",
      mangleExports: production && "size",
      // One chunk for each thing that is loaded: fewer requests matter more here than shared pieces.
      splitChunks: false,
      minimizer: [createMinimizer()],
    },
  };
}

/** The end of the names of scripts. @param hash Whether they are named by what is in them. */
export function scriptEnding(hash: boolean, words?: WordsOptions): string {
  const language = words ? `.${languagePlace}` : "";
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

/** @param emit False for the class names alone. */
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
            // One hash a file compresses; one a class does not.
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
 * Scripts twice: what is unused goes before functions are inlined, as that hides
 * from swc what is marked as pure.
 */
function createMinimizer(): MinimizerPlugin {
  return new MinimizerPlugin({
    test: /\.(js|css)$/,
    // Both have threads of their own.
    parallel: false,
    // The licenses stand beside the files, which need no word of it.
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
        // Lightning CSS wants major and minor number in one integer.
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
