import semver from "semver";
import { askCompiler, type BrokenClaim, type Claim } from "./fit-types.ts";
import type { PartContract } from "./part-contract.ts";

/** A workspace that runs together with others. */
export interface Part {
  /** For people. */
  title: string;
  contract: PartContract;
}

/**
 * Reasons why `takes` cannot run together with `gives`, which shows its modules
 * or shares libraries with it: one sentence each, empty if they fit.
 */
export function fit(gives: Part, takes: Part): string[] {
  const numbers = fitNumbers(gives, takes);
  return numbers.length > 0
    ? numbers
    : [...fitRanges(gives, takes), ...fitTypes(gives, takes)];
}

/** Modules of a workspace that a host was built without. */
export function unknownTo({ contract: host }: Part, part: Part): string[] {
  return part.contract.exposes.filter((one) => !host.shows.includes(one));
}

/** If the contract versions differ, types are not comparable. */
function fitNumbers(gives: Part, takes: Part): string[] {
  const [given, taken] = [gives.contract.contract, takes.contract.contract];
  if (given === taken) return [];
  return [
    `${gives.title} has contract ${given}, ${takes.title} contract ${taken}.`,
  ];
}

function fitRanges(gives: Part, takes: Part): string[] {
  const { lends: versions } = gives.contract;
  if (Object.keys(versions).length === 0) return [];
  return Object.entries(takes.contract.requires)
    .filter(([library, range]) => !accepts(range, versions[library]))
    .map(
      ([library, range]) =>
        `${takes.title} requires ${library} ${range}; ${gives.title} provides ${versions[library] ?? "none"}.`,
    );
}

function accepts(range: string, version: string | undefined): boolean {
  return version !== undefined && semver.satisfies(version, range);
}

/** Describes a false claim for people. */
type Sentence = (broken: BrokenClaim) => string;

function fitTypes(gives: Part, takes: Part): string[] {
  const sentences = new Map<Claim, Sentence>([
    ...claimProps(gives, takes),
    ...claimUses(gives, takes),
  ]);
  const broken = askCompiler({
    gives: gives.contract.declarations,
    takes: takes.contract.declarations,
    claims: [...sentences.keys()],
  });
  return broken.flatMap((one) => sentences.get(one.claim)?.(one) ?? []);
}

/** Only modules that both know: a new one is not shown anywhere yet. */
function claimProps(gives: Part, takes: Part): [Claim, Sentence][] {
  const shown = takes.contract.exposes.filter((module) =>
    gives.contract.shows.includes(module),
  );
  return shown.map((module) => {
    const props = (side: string) =>
      `import("./${side}/contract/index.ts").ExposedModules["${module}"]`;
    return [
      { given: props("gives"), taken: props("takes") },
      ({ why }) =>
        `${gives.title} passes other props to ${module} than ${takes.title} accepts: ${why}`,
    ];
  });
}

function claimUses(gives: Part, takes: Part): [Claim, Sentence][] {
  if (Object.keys(gives.contract.lends).length === 0) return [];
  return Object.entries(takes.contract.uses).flatMap(([subpath, names]) =>
    names.map((name): [Claim, Sentence] => {
      const used = name === "*" ? subpath : `${name} of ${subpath}`;
      return [
        {
          given: exported("gives", gives.contract.doors[subpath], name),
          taken: exported("takes", takes.contract.doors[subpath], name),
        },
        ({ missing, why }) =>
          missing
            ? `${takes.title} uses ${used}, which ${gives.title} does not provide.`
            : `${takes.title} uses ${used}, which has another type in ${gives.title}: ${why}`,
      ];
    }),
  );
}

function exported(
  side: string,
  file: string | undefined,
  name: string,
): string {
  const all = `typeof import("./${side}/${(file ?? "").replace(/\.d\.ts$/, ".ts")}")`;
  return name === "*" ? all : `${all}.${name}`;
}
