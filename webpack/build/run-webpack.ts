import { requireInputs } from "./inputs.ts";
import webpack, { type Configuration, type StatsCompilation } from "webpack";

export interface Built {
  /** Names of all written files. */
  files: string[];
  groups: NonNullable<StatsCompilation["namedChunkGroups"]>;
}

/**
 * Compiles once.
 * @param folder The workspace whose fingerprint is the name of this build;
 *   omitted if it has none.
 * @throws Error with webpack's own messages if there is any error or warning, or
 *   with the name of a file that the fingerprint does not contain.
 */
export async function runWebpack(
  configuration: Configuration,
  folder?: string,
): Promise<Built> {
  const compiler = webpack(configuration);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (result) resolve(result);
      else reject(new Error("webpack returned no result"));
    });
  });
  await new Promise<void>((resolve) => {
    compiler.close(() => {
      resolve();
    });
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ preset: "errors-warnings" }));
  }
  if (folder !== undefined) requireInputs(folder, sourcesOf(stats));
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  return {
    files: stats.compilation.getAssets().map((asset) => asset.name),
    groups: namedChunkGroups ?? {},
  };
}

/** Absolute paths of the files that are part of the build. */
function sourcesOf({ compilation }: webpack.Stats): string[] {
  const { chunkGraph, modules } = compilation;
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => ("modules" in module ? innerModules(module) : module))
    .flatMap((module) => module.nameForCondition() ?? []);
}

/** Those that webpack joined into one. */
function innerModules(joined: { modules: unknown }): webpack.Module[] {
  return [...(joined.modules as Iterable<webpack.Module>)];
}

/** Files of a named chunk group by extension. */
export function filesOf(
  built: Built,
  group: string,
  extension: ".js" | ".css",
): string[] {
  const assets = built.groups[group]?.assets ?? [];
  return assets.map((one) => one.name).filter((n) => n.endsWith(extension));
}
