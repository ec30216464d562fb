import { createHash } from "node:crypto";
import type { Random } from "../../base/random.ts";
import { personEra } from "../../visitors/location/networks.ts";

/**
 * Names of networks in a survey, as `era:name`. Names of one era are different
 * for different networks. Names of two eras cannot be compared, so a count is
 * that of the era with the highest one.
 */

/**
 * Number of networks that a group needs. An attacker with one less, and any
 * number of IDs, is never alone in it.
 */
export const networksMin = 5;

/**
 * The number of responses that count towards a group: at most `share` of each
 * network.
 */
export function countNames(names: Iterable<string>, share = 1): number {
  const counts = new Map<string, number>();
  const eras = new Map<string, number>();
  for (const name of names) {
    const before = counts.get(name) ?? 0;
    if (before >= share) continue;
    counts.set(name, before + 1);
    const era = eraOf(name);
    eras.set(era, (eras.get(era) ?? 0) + 1);
  }
  const people = eras.get(personEra) ?? 0;
  eras.delete(personEra);
  return people + Math.max(0, ...eras.values());
}

/**
 * Whether the names are of more networks than an attacker is assumed to have:
 * countNames, but reads only as many names as it needs.
 */
export function isCrowd(names: Iterable<string>, least = networksMin): boolean {
  const eras = new Map<string, Set<string>>([[personEra, new Set()]]);
  const people = eras.get(personEra)!;
  let most = 0;
  for (const name of names) {
    const era = eraOf(name);
    const known = eras.get(era) ?? new Set();
    eras.set(era, known.add(name));
    if (era !== personEra) most = Math.max(most, known.size);
    if (people.size + most >= least) return true;
  }
  return least <= 0;
}

/**
 * How many networks a decision needs, drawn again for each. If the number were
 * known, an attacker who covers one less would learn from a figure that is held
 * back that everybody else agreed.
 */
export function drawCrowd(random: Random): number {
  return networksMin + random(2);
}

/** The different names, at most this number of each era. */
export function fewNames(names: Iterable<string>, most: number): string[] {
  const eras = new Map<string, number>();
  return [...new Set(names)].filter((name) => {
    const era = eraOf(name);
    const count = (eras.get(era) ?? 0) + 1;
    eras.set(era, count);
    return count <= most;
  });
}

/** How many names of networks are kept for one purpose. */
const keptMax = 4 * networksMin;

/** Some of the names, hidden for this purpose. */
export function keepNames(names: Iterable<string>, purpose: string): string[] {
  return hideNames(fewNames(names, keptMax), purpose);
}

/** Joins what keepNames returned for the same purpose. */
export function joinNames(one: string[], other: string[]): string[] {
  return fewNames([...one, ...other], keptMax);
}

/** The number of networks of which an attacker has none, if they have four. */
export function countOthers(names: Iterable<string>): number {
  return Math.max(0, countNames(names) - (networksMin - 1));
}

/**
 * Replaces the names by others of the same eras, so that what is stored for one
 * purpose cannot be joined with what is stored for another, except through a
 * response of the same network that still waits.
 */
export function hideNames(names: readonly string[], purpose: string): string[] {
  return names.map((name) => {
    const hash = createHash("sha256").update(`${purpose} ${name}`);
    return `${eraOf(name)}:${hash.digest("base64url").slice(0, 12)}`;
  });
}

function eraOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(":")));
}
