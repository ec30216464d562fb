import path from "node:path";
import { contractVersion, moduleNames } from "@nearsay/core/contract";
import {
  foldersBuiltInto,
  readPackage,
  remoteFolder,
  root,
} from "../checkout/paths.ts";
import { modulesOf, type RemoteName } from "../checkout/remotes.ts";
import { singletons } from "../config/singletons.ts";
import { collectDeclarations } from "./declarations.ts";
import type { PartContract } from "./part-contract.ts";
import {
  joinFacts,
  readReached,
  readSources,
  type SourceFacts,
} from "./read-sources.ts";

const core = path.join(root, "shared");
const propsFile = "contract/index.d.ts";

/**
 * The host of this checkout. It includes the remotes built with it: it provides
 * what any of them provides.
 */
export function describeHost(): PartContract {
  const versions = Object.entries(singletons).map(
    ([library, { version }]) => [library, version] as const,
  );
  return {
    ...whatCoreDeclares(),
    name: "host",
    lends: Object.fromEntries(versions),
    requires: {},
    uses: {},
    shows: [...moduleNames],
    exposes: [],
  };
}

/** A remote of this checkout. */
export function describeRemote(name: RemoteName): PartContract {
  const shared = whatCoreDeclares();
  const facts = factsOf(name);
  const exposes = modulesOf(name).map((module) => `${name}/${module}`);
  return {
    ...shared,
    name,
    lends: {},
    requires: ranges(),
    uses: usesOf(facts, Object.keys(shared.doors)),
    shows: moduleNames.filter(
      (module) => facts.strings.has(module) && !exposes.includes(module),
    ),
    exposes,
  };
}

/** From its own sources and those of other remotes that are built into it. */
function factsOf(name: RemoteName): SourceFacts {
  const folder = remoteFolder(name);
  const own = readSources(path.join(folder, "src"));
  const others = foldersBuiltInto(folder).flatMap((other) =>
    Object.entries(filesBySubpath(other, "source"))
      .filter(([subpath]) => (own.imports.get(subpath)?.size ?? 0) > 0)
      .map(([, file]) => readReached(path.join(other, file))),
  );
  return joinFacts([own, ...others]);
}

function ranges(): Record<string, string> {
  const all = Object.entries(singletons).map(
    ([library, { requiredVersion }]) => [library, requiredVersion] as const,
  );
  return Object.fromEntries(all);
}

type Declared = Pick<PartContract, "contract" | "doors" | "declarations">;

let declared: Declared | undefined;

/** The same for all workspaces of a checkout, and slow to compute. */
function whatCoreDeclares(): Declared {
  declared ??= readCore();
  return declared;
}

function readCore(): Declared {
  const shared = new Set(Object.keys(singletons));
  const subpaths = Object.entries(filesBySubpath(core, "types"))
    .filter(([subpath]) => shared.has(subpath))
    .map(
      ([subpath, file]) =>
        [subpath, path.posix.relative("dist", file)] as const,
    );
  const roots = [propsFile, ...subpaths.map(([, file]) => file)];
  return {
    contract: contractVersion,
    doors: Object.fromEntries(subpaths),
    declarations: collectDeclarations(core, roots),
  };
}

/** File of each subpath of a package: its sources or its types. */
function filesBySubpath(
  folder: string,
  condition: "source" | "types",
): Record<string, string> {
  const { name, exports = {} } = readPackage(folder);
  return Object.fromEntries(
    Object.entries(exports).flatMap(([subpath, files]) => {
      const file = typeof files === "string" ? undefined : files[condition];
      if (file === undefined) return [];
      return [[path.posix.join(name, subpath), path.posix.normalize(file)]];
    }),
  );
}

/** Parts of core's other subpaths that are bundled into a remote use the shared ones, too. */
function usesOf(facts: SourceFacts, shared: string[]): PartContract["uses"] {
  const sources = filesBySubpath(core, "source");
  const carried = [...facts.imports]
    .filter(([request, names]) => names.size > 0 && !shared.includes(request))
    .flatMap(([request]) => sources[request] ?? [])
    .map((file) => readSources(path.join(core, path.dirname(file))));
  const uses = shared.map((subpath) => {
    const names = [facts, ...carried].flatMap(({ imports }) => [
      ...(imports.get(subpath) ?? []),
    ]);
    return [subpath, [...new Set(names)].sort()] as const;
  });
  return Object.fromEntries(uses);
}
