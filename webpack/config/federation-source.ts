import type { RuleSetRule } from "webpack";

/** A loader for the code that the federation plugin puts into a container. */
export const federationRule: RuleSetRule = {
  test: /[\\/]@module-federation[\\/](webpack-bundler-runtime|sdk|error-codes)[\\/]dist[\\/](index\.js|init\.js|consumes\.js|logger\.js|desc\.mjs)$/,
  loader: import.meta.filename,
};

/** Replacements by file: original and new text. */
const changes: Readonly<
  Record<string, readonly (readonly [string, string])[]>
> = {
  // A container shares nothing itself and starts with an empty share scope.
  "webpack-bundler-runtime/dist/index.js": [
    [
      `import * as runtime from "@module-federation/runtime";`,
      `import { init as start } from "@module-federation/runtime";\nconst runtime = { init: start };`,
    ],
    ["USE_SHARED ? installInitialConsumes : void 0", "void 0"],
    ["USE_SHARED ? getSharedFallbackGetter : void 0", "void 0"],
  ],
  // Its libraries are included completely, because other code uses them, too.
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
  // The table of error descriptions is never read, but is not removed
  // automatically because its keys are computed.
  "error-codes/dist/desc.mjs": [
    ["...runtimeDescMap,\n\t...typeDescMap,\n\t...buildDescMap", ""],
    ["[TYPE_001]", "TYPE_001"],
    ["[BUILD_001]", "BUILD_001"],
    ["[BUILD_002]", "BUILD_002"],
  ],
  // Creates loggers that are never used.
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
 * Removes the parts of a container that this site does not use.
 * @throws Error if a file has changed since the replacements were written.
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
      throw new Error(`${path} no longer contains ${found}`);
    changed = changed.replace(found, put);
  }
  return changed;
}
