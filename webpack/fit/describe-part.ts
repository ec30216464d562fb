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

/** The host of this checkout. The remotes built with it are its own: it gives what any of them gives. */
export function describeHost(): PartContract {
  const lends = Object.entries(singletons).map(
    ([library, { version }]) => [library, version] as const,
  );
  return {
    ...whatCoreDeclares(),
    name: "host",
    lends: Object.fromEntries(lends),
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

/** Of its own sources and of what it is built with of other remotes. */
function factsOf(name: RemoteName): SourceFacts {
  const folder = remoteFolder(name);
  const own = readSources(path.join(folder, "src"));
  const others = foldersBuiltInto(folder).flatMap((other) =>
    Object.entries(doorsOf(other, "source"))
      .filter(([door]) => (own.imports.get(door)?.size ?? 0) > 0)
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

/** The same for all parts of a checkout, and slow. */
function whatCoreDeclares(): Declared {
  declared ??= readCore();
  return declared;
}

function readCore(): Declared {
  const lent = new Set(Object.keys(singletons));
  const doors = Object.entries(doorsOf(core, "types"))
    .filter(([door]) => lent.has(door))
    .map(([door, file]) => [door, path.posix.relative("dist", file)] as const);
  const roots = [propsFile, ...doors.map(([, file]) => file)];
  return {
    contract: contractVersion,
    doors: Object.fromEntries(doors),
    declarations: collectDeclarations(core, roots),
  };
}

/** File of each subpath of a package: its sources or its types. */
function doorsOf(
  folder: string,
  condition: "source" | "types",
): Record<string, string> {
  const { name, exports = {} } = readPackage(folder);
  return Object.fromEntries(
    Object.entries(exports).flatMap(([door, files]) => {
      const file = typeof files === "string" ? undefined : files[condition];
      if (file === undefined) return [];
      return [[path.posix.join(name, door), path.posix.normalize(file)]];
    }),
  );
}

/** What a remote carries of core's other subpaths uses those that are shared, too. */
function usesOf(facts: SourceFacts, lent: string[]): PartContract["uses"] {
  const sources = doorsOf(core, "source");
  const carried = [...facts.imports]
    .filter(([request, names]) => names.size > 0 && !lent.includes(request))
    .flatMap(([request]) => sources[request] ?? [])
    .map((file) => readSources(path.join(core, path.dirname(file))));
  const uses = lent.map((door) => {
    const names = [facts, ...carried].flatMap(({ imports }) => [
      ...(imports.get(door) ?? []),
    ]);
    return [door, [...new Set(names)].sort()] as const;
  });
  return Object.fromEntries(uses);
}
