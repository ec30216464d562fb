import type { RuleSetRule } from "webpack";

/** What the federation plugin puts into a container passes through this file as a loader. */
export const federationRule: RuleSetRule = {
  test: /[\\/]@module-federation[\\/](webpack-bundler-runtime|sdk|error-codes)[\\/]dist[\\/](index\.js|init\.js|consumes\.js|logger\.js|desc\.mjs)$/,
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
  // There is always a getter, which says what is missing.
  "webpack-bundler-runtime/dist/consumes.js": [
    [
      String.raw`if (typeof getter !== "function") throw new Error(getShortErrorMsg(RUNTIME_012, { [RUNTIME_012]: "The getter for the shared module is not a function. This may be caused by setting \"shared.import: false\" without the host providing the corresponding lib." }, { shareKey }));`,
      "",
    ],
  ],
  // One table of all errors, which nobody reads, stays since its keys are computed.
  "error-codes/dist/desc.mjs": [
    ["...runtimeDescMap,\n\t...typeDescMap,\n\t...buildDescMap", ""],
    ["[TYPE_001]", "TYPE_001"],
    ["[BUILD_001]", "BUILD_001"],
    ["[BUILD_002]", "BUILD_002"],
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
