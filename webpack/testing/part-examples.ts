import type { Part } from "../fit/fit.ts";
import type { PartContract } from "../fit/part-contract.ts";

/**
 * Types of the props of each module, and of the shared exports, by name; `?` at
 * the end of a name means optional.
 */
export interface Surface {
  modules: Record<string, Record<string, string>>;
  sharedExports: Record<string, string>;
}

export const exampleDoor = "@nearsay/core/ui";

/** A host that shares React and one subpath, and shows every module. */
export function exampleHost(
  surface: Surface,
  changes: Partial<PartContract> = {},
): Part {
  const shows = Object.keys(surface.modules);
  const lends = { react: "19.3.1", [exampleDoor]: "0.1.4" };
  const own = { name: "host", shows, lends };
  return { title: "the host", contract: contractOf(surface, own, changes) };
}

/** A remote that exposes every module and uses everything. */
export function exampleRemote(
  surface: Surface,
  changes: Partial<PartContract> = {},
): Part {
  const exposes = Object.keys(surface.modules);
  const requires = { react: "~19.3.0", [exampleDoor]: "~0.1.0" };
  const uses = { [exampleDoor]: Object.keys(surface.sharedExports) };
  const own = { name: "weather", exposes, requires, uses };
  return { title: "weather", contract: contractOf(surface, own, changes) };
}

function contractOf(
  surface: Surface,
  own: Partial<PartContract>,
  changes: Partial<PartContract>,
): PartContract {
  return {
    name: "",
    contract: 1,
    lends: {},
    requires: {},
    uses: {},
    shows: [],
    exposes: [],
    doors: { [exampleDoor]: "ui/index.d.ts" },
    declarations: {
      "contract/index.d.ts": declareProps(surface.modules),
      "ui/index.d.ts": declareExports(surface.sharedExports),
    },
    ...own,
    ...changes,
  };
}

function declareProps(modules: Surface["modules"]): string {
  const lines = Object.entries(modules).map(([module, props]) => {
    const members = Object.entries(props).map(([k, type]) => `${k}: ${type};`);
    return `"${module}": { ${members.join(" ")} };`;
  });
  return `export interface ExposedModules {\n${lines.join("\n")}\n}\n`;
}

function declareExports(sharedExports: Surface["sharedExports"]): string {
  const lines = Object.entries(sharedExports).map(
    ([name, type]) => `export declare const ${name}: ${type};`,
  );
  return `${lines.join("\n")}\nexport {};\n`;
}
