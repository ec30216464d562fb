import type { ReleaseStore } from "../store/store.ts";
import { remoteNames } from "../checkout/remotes.ts";
import { readDeployedHost, readDeployedRemotes } from "./deployed.ts";
import { coreIsBehind } from "./core-version.ts";
import { fit, type Part } from "./fit.ts";

/** The contracts of one checkout. */
export interface Checkout {
  host: Part;
  remotes: Part[];
}

export interface Comparison {
  /** What it was compared with, for people. */
  seen: string[];
  /** One sentence each. */
  problems: string[];
}

/**
 * Compares a checkout with what is deployed: the host that would be built with
 * the served releases, and the remotes that would be released with the host
 * that shares libraries with them.
 * @param store Null if the settings contain no store.
 */
export async function checkFit(
  checkout: () => Checkout,
  settings: NodeJS.ProcessEnv,
  store: ReleaseStore | null,
): Promise<Comparison> {
  const remotes = await deployedRemotes(store);
  const host = settings.SITE_URL ? await readDeployedHost(settings) : null;
  const seen = [...(host === null ? [] : [host]), ...remotes];
  if (seen.length === 0) return { seen: [], problems: [] };
  const mine = checkout();
  const problems = [
    ...remotes.flatMap((remote) => fit(mine.host, remote)),
    ...(host === null ? [] : fitDeployedHost(host, mine)),
  ];
  return { seen: seen.map(({ title }) => title), problems };
}

function fitDeployedHost(host: Part, mine: Checkout): string[] {
  return [
    ...mine.remotes.flatMap((remote) => fit(host, remote)),
    ...coreIsBehind(host, mine.host),
  ];
}

async function deployedRemotes(store: ReleaseStore | null): Promise<Part[]> {
  if (store === null) return [];
  return readDeployedRemotes(store, remoteNames, "all");
}

/**
 * Reasons why a release cannot run together with what all visitors get: the
 * host that shares libraries with it, and other remotes that it shows or that
 * show it.
 */
export function fitDeployed(part: Part, host: Part, others: Part[]): string[] {
  const beside = others.filter(
    ({ contract }) => contract.name !== part.contract.name,
  );
  return [
    ...fit(host, part),
    ...beside.flatMap((other) => [...fit(other, part), ...fit(part, other)]),
  ];
}
