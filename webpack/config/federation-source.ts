import type { RuleSetRule } from "webpack";

/** What the federation plugin puts into a container passes through this file as a loader. */
export const federationRule: RuleSetRule = {
  test: /[\\/]@module-federation[\\/](webpack-bundler-runtime|sdk)[\\/]dist[\\/](index|init|logger)\.js$/,
  loader: import.meta.filename,
};

/** By files: what is there, and what stands in its place. */
const changes: Readonly<
  Record<string, readonly (readonly [string, string])[]>
> = {
  // A container shares nothing of its own and starts with nothing shared.
  "webpack-bundler-runtime/dist/index.js": [
    [
      `import * as runtime from "@module-federation/runtime";`,
      `import { init as start } from "@module-federation/runtime";\nconst runtime = { init: start };`,
    ],
    ["USE_SHARED ? installInitialConsumes : void 0", "void 0"],
    ["USE_SHARED ? getSharedFallbackGetter : void 0", "void 0"],
  ],
  // Its libraries are whole, since they are others' as well.
  "webpack-bundler-runtime/dist/init.js": [
    [`import { getRemoteEntry } from "@module-federation/runtime";`, ""],
    [`import helpers from "@module-federation/runtime/helpers";`, ""],
    [
      `typeof FEDERATION_OPTIMIZE_NO_SHARED === "boolean" ? !FEDERATION_OPTIMIZE_NO_SHARED : true`,
      "false",
    ],
  ],
  // Which makes loggers that nobody uses.
  "sdk/dist/logger.js": [
    [
      "const logger = createLogger(",
      "const logger = /* @__PURE__ */ createLogger(",
    ],
    [
      "const infrastructureLogger = createInfrastructureLogger(",
      "const infrastructureLogger = /* @__PURE__ */ createInfrastructureLogger(",
    ],
  ],
};

/**
 * Leaves out of a container what none of this site's uses.
 * @throws Error where a file is no more as it was when this was written.
 */
export default function federationLoader(
  this: { readonly resourcePath: string },
  source: string,
): string {
  const path = this.resourcePath.replaceAll("\\", "/");
  const file = Object.keys(changes).find((name) => path.endsWith(name));
  let changed = source;
  for (const [found, put] of changes[file ?? ""] ?? []) {
    if (!changed.includes(found))
      throw new Error(`${path} has no ${found} any more`);
    changed = changed.replace(found, put);
  }
  return changed;
}
