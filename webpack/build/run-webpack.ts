import webpack, { type Configuration, type StatsCompilation } from "webpack";

export interface Built {
  /** Names of all written files. */
  files: string[];
  groups: NonNullable<StatsCompilation["namedChunkGroups"]>;
}

/**
 * Compiles once.
 * @throws Error with webpack's own messages if there is any error or warning.
 */
export async function runWebpack(configuration: Configuration): Promise<Built> {
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
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  return {
    files: stats.compilation.getAssets().map((asset) => asset.name),
    groups: namedChunkGroups ?? {},
  };
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
