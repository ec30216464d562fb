import semver from "semver";
import { fit, type Part } from "./fit.ts";

/**
 * Problems with core's version since it was deployed. A remote accepts every
 * version with the minor number it was built with, so that number must change
 * when a shared export is removed or changed in a way that breaks any such
 * remote. Additions require no change: the types show where they are missing.
 */
export function coreIsBehind(deployed: Part, mine: Part): string[] {
  const [before, now] = [deployed, mine].map(coreVersion);
  if (!before || !now || isBeyond(now, before)) return [];
  const broken = fit(mine, whoUsesAll(deployed));
  if (broken.length === 0) return [];
  const next = nextVersion(before);
  return [
    `Core exports less than ${before} did, so its version in shared/package.json must be at least ${next}.`,
    ...broken,
  ];
}

function coreVersion({ contract }: Part): string | undefined {
  const [subpath = ""] = Object.keys(contract.doors);
  return contract.lends[subpath];
}

/** Below 1.0.0 the minor number indicates breaking changes. */
function nextVersion(version: string): string {
  return (
    semver.inc(version, semver.lt(version, "1.0.0") ? "minor" : "major") ?? ""
  );
}

function isBeyond(now: string, before: string): boolean {
  return semver.gte(now, nextVersion(before));
}

/**
 * A hypothetical remote that uses every export, and so has the strictest
 * requirements of all remotes that could have been built with it.
 */
function whoUsesAll({ contract }: Part): Part {
  const subpaths = Object.keys(contract.doors);
  return {
    title: "a remote built before",
    contract: {
      ...contract,
      lends: {},
      uses: Object.fromEntries(subpaths.map((subpath) => [subpath, ["*"]])),
      exposes: [],
    },
  };
}
