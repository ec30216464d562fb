import { createRequire } from "node:module";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import { containerName } from "@nearsay/core/contract";
import webpack, { type Chunk, type Configuration } from "webpack";
import {
  baseConfig,
  MiniCssExtractPlugin,
  type Mode,
  scriptEnding,
} from "./base.ts";
import { remoteFolder, root } from "../checkout/paths.ts";
import { modulesOf, type RemoteName } from "../checkout/remotes.ts";
import { ScriptIntegrityPlugin } from "./script-integrity.ts";
import { singletons } from "./singletons.ts";
import {
  languagePlaceholder,
  type MessagesOptions,
} from "../messages/placeholders.ts";

export const entryFile = "entry.js";

/** The same with a place for its language. */
export const placedEntry = `entry.${languagePlaceholder}.js`;

export interface RemoteBuild {
  name: RemoteName;
  /** Part of the global names, so that two versions can coexist on one page. */
  version: string;
  mode: Mode;
  outputPath: string;
  /** Omitted for a build in English. */
  messages?: MessagesOptions;
}

/** A remote as the host loads it: a container script and a chunk for each exposed module. */
export function remoteConfig(build: RemoteBuild): Configuration {
  const { name, version, mode, messages } = build;
  const production = mode === "production";
  const base = baseConfig(mode, { messages });
  const hash = production ? ".[contenthash]" : "";
  const ending = scriptEnding(production, messages);
  const container = containerName(name, version);
  return {
    ...base,
    name: container,
    ...(production ? { devtool: false as const } : {}),
    entry: {},
    resolve: {
      ...base.resolve,
      ...(production ? {} : { alias: aliasRefresh() }),
    },
    optimization: {
      ...base.optimization,
      splitChunks: production && shareWithLazyParts(modulesOf(name)),
    },
    output: {
      ...base.output,
      path: build.outputPath,
      publicPath: "auto",
      uniqueName: container,
      filename: `[name]${ending}`,
      chunkFilename: `[name]${ending}`,
      assetModuleFilename: "[name].[contenthash][ext]",
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: messages ? placedEntry : entryFile,
        exposes: exposesOf(name),
        shared: sharedSingletons(),
        shareStrategy: "loaded-first",
        manifest: manifestOf(name, version),
        dts: false,
        dev: false,
        experiments: {
          // The host also shares its federation runtime.
          externalRuntime: true,
          optimization: {
            disableSnapshot: true,
            disableRemote: true,
            target: "web",
          },
        },
      }),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
      }),
      ...(production
        ? [new ScriptIntegrityPlugin("sha384"), sourceMaps(container)]
        : []),
    ],
  };
}

/** With the version of the build instead of that of the checkout. */
function manifestOf(
  name: RemoteName,
  buildVersion: string,
): NonNullable<FederationOptions["manifest"]> {
  return {
    additionalData({ stats }) {
      stats.metaData.buildInfo = { buildVersion, buildName: name };
      return stats;
    },
  };
}

/**
 * Code that an exposed module shares with a named lazy chunk becomes a separate
 * file: a visitor who loaded one has it for the other.
 */
function shareWithLazyParts(modules: readonly string[]): SplitChunks {
  const isLate = ({ name }: Chunk) =>
    typeof name === "string" && !modules.includes(name);
  return {
    chunks: ({ name }) => typeof name === "string",
    cacheGroups: {
      default: false,
      defaultVendors: false,
      shared: {
        minChunks: 2,
        // Modules shared by the host contain no code: a chunk with only those
        // would be no file.
        test: (module, { chunkGraph }) =>
          module.type !== "consume-shared-module" &&
          [...chunkGraph.getModuleChunksIterable(module)].some(isLate),
      },
    },
  };
}

/** None for the entry: it consists only of generated code, which contains paths of this machine. */
function sourceMaps(namespace: string): webpack.SourceMapDevToolPlugin {
  return new webpack.SourceMapDevToolPlugin({
    filename: "[file].map",
    namespace,
    exclude: [entryFile, placedEntry],
  });
}

/** The dev host's refresh runtime instead of a separate copy. */
function aliasRefresh(): Record<string, string> {
  const require = createRequire(import.meta.url);
  const shared = path.join(root, "webpack/config/host-refresh.cjs");
  return {
    [require.resolve("react-refresh")]: shared,
    "react-refresh/runtime$": shared,
  };
}

function exposesOf(name: RemoteName): Record<string, ExposedFile> {
  const loader = path.join(root, "webpack/config/pick-export.cjs");
  const file = path.join(remoteFolder(name), "src/expose.ts");
  return Object.fromEntries(
    modulesOf(name).map((module) => [
      `./${module}`,
      { import: `${loader}?${module}!${file}`, name: module },
    ]),
  );
}

type FederationOptions = ConstructorParameters<
  typeof ModuleFederationPlugin
>[0];

type SplitChunks = Exclude<
  NonNullable<Configuration["optimization"]>["splitChunks"],
  undefined
>;

interface ExposedFile {
  import: string;
  name: string;
}

/** `import: false`: a remote never contains its own copy of what the host shares. */
function sharedSingletons() {
  return Object.fromEntries(
    Object.entries(singletons).map(
      ([request, { version, requiredVersion }]) => [
        request,
        {
          import: false as const,
          version,
          requiredVersion,
          singleton: true,
          strictVersion: true,
        },
      ],
    ),
  );
}
