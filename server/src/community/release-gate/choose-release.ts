import { firstStatedPart } from "../integrity/marks.ts";
import { outerParts, ringPart, ringSources } from "../integrity/ring-parts.ts";
import { placedPart } from "../integrity/square-parts.ts";
import type { Random } from "../../base/random.ts";
import { shuffle } from "../../base/random.ts";

/** A response that no figure includes yet. */
export interface WaitingResponse {
  actorId: string;
  /** The same value for responses of one network on one day. */
  network: string;
}

export interface ReleaseRule {
  /** Minimum number of responses that are released together. */
  groupSize: number;
  /** After the survey is closed nothing has to stay behind. */
  closed: boolean;
  /** Minimum number of networks in a release; `networksMin` if omitted. */
  networks?: number;
}

/** Minimum number of networks in a release, which also limits the share of one network. */
export const networksMin = 3;
/**
 * The minimum for parts that reveal something about people, where a few
 * networks are not hidden in a crowd.
 */
export const networksMinOfPart = 5;
/**
 * Minimum number of people that stay indistinguishable for an attacker who
 * subtracts their own networks.
 */
const othersMin = 3;

/**
 * The responses that are released together, chosen at random; empty if they
 * would reveal a person's answers. While the survey is open, a group stays
 * behind, so that nobody knows who is in the release and the rest is never too
 * small. No network has more than a third of it, rounded up: an attacker who
 * fills a survey with their own responses cannot single out others by
 * subtracting them. What is left after closing is released first by networks
 * that are a group alone, such as a class in one school. The rest is released
 * together if it is a group in which at least three responses remain without
 * the largest network, and also without the two largest: an author can close at
 * any time and may have answered from both.
 */
export function chooseRelease<W extends WaitingResponse>(
  waiting: readonly W[],
  { groupSize, closed, networks = networksMin }: ReleaseRule,
  random: Random,
): W[] {
  const most = waiting.length - (closed ? 0 : groupSize);
  const sizes = [...countNetworks(waiting).values()];
  for (let size = most; size >= groupSize; size -= 1) {
    const share = Math.ceil(size / networks);
    if (fits(sizes, size, share)) return draw(waiting, size, share, random);
  }
  if (!closed || waiting.length < groupSize) return [];
  const whole = wholeNetwork(waiting, groupSize);
  if (whole.length > 0) return whole;
  const rest = withoutFew(waiting);
  return rest.length < groupSize ? [] : rest;
}

/**
 * The first part of the figures that has a full group, chosen within that part.
 * So what is public of a part, and what remains without it, are groups.
 */
export function chooseOfPart<W extends WaitingResponse & { part: number }>(
  waiting: readonly W[],
  rule: ReleaseRule,
  random: Random,
): { part: number; group: W[] } {
  const parts = new Set(waiting.map(({ part }) => part));
  // Responses that wait for a map bin have no part yet; see chooseSquare.
  parts.delete(placedPart);
  for (const part of parts) {
    const own = waiting.filter((response) => response.part === part);
    const networks = part < firstStatedPart ? networksMin : networksMinOfPart;
    const group = chooseRelease(own, { ...rule, networks }, random);
    if (group.length > 0) return { part, group };
  }
  return { part: 0, group: [] };
}

/**
 * A group of several outer rings of devices, or of pages, none of which has a
 * full group: it is shown as from elsewhere. While the survey is open, a ring
 * with a full waiting group is left out, so that it gets its own release.
 */
export function chooseOuter<W extends WaitingResponse & { part: number }>(
  waiting: readonly W[],
  rule: ReleaseRule,
  random: Random,
): { part: number; group: W[] } {
  for (const source of ringSources) {
    const parts = outerParts(source);
    const outer = waiting.filter(({ part }) => parts.includes(part));
    const group = chooseRelease(
      fewOf(outer, rule),
      { ...rule, networks: networksMinOfPart },
      random,
    );
    if (group.length > 0) return { part: ringPart(source, "elsewhere"), group };
  }
  return { part: 0, group: [] };
}

/**
 * While the survey is open, responses of languages or rings with less than a
 * group each are released together when this number of groups waits.
 */
const mixedGroups = 4;

/**
 * A group of several languages or rings, which is shown under none of them: few
 * responses of each would otherwise wait forever. While the survey is open,
 * those with a full waiting group are left out, so that they get their own
 * release.
 */
export function chooseMixed<W extends WaitingResponse & { part: number }>(
  waiting: readonly W[],
  rule: ReleaseRule,
  random: Random,
): W[] {
  const stated = waiting.filter(
    ({ part }) => part === 0 || part >= firstStatedPart,
  );
  const few = fewOf(stated, rule);
  const enough = rule.closed || few.length >= mixedGroups * rule.groupSize;
  return enough ? chooseRelease(few, rule, random) : [];
}

/**
 * The responses of parts with less than a waiting group; all of them after the
 * survey is closed.
 */
function fewOf<W extends { part: number }>(
  waiting: readonly W[],
  { groupSize, closed }: ReleaseRule,
): readonly W[] {
  if (closed) return waiting;
  const counts = new Map<number, number>();
  for (const { part } of waiting) counts.set(part, (counts.get(part) ?? 0) + 1);
  return waiting.filter(({ part }) => (counts.get(part) ?? 0) < groupSize);
}

/**
 * Only the responses of the two largest networks if too few others remain; none
 * if the second network is too small as well.
 */
function withoutFew<W extends WaitingResponse>(waiting: readonly W[]): W[] {
  const networks = [...countNetworks(waiting)].sort(([, a], [, b]) => b - a);
  const others = networks.slice(2).reduce((sum, [, count]) => sum + count, 0);
  if (others >= othersMin) return [...waiting];
  const [largest, second] = networks;
  if (second === undefined || second[1] < othersMin) return [];
  const kept = new Set([largest?.[0], second[0]]);
  return waiting.filter(({ network }) => kept.has(network));
}

function fits(networks: number[], size: number, share: number): boolean {
  const reachable = networks.reduce((sum, n) => sum + Math.min(n, share), 0);
  return reachable >= size;
}

function draw<W extends WaitingResponse>(
  waiting: readonly W[],
  size: number,
  share: number,
  random: Random,
): W[] {
  const taken = new Map<string, number>();
  return shuffle(waiting, random)
    .filter(({ network }) => {
      const count = (taken.get(network) ?? 0) + 1;
      taken.set(network, count);
      return count <= share;
    })
    .slice(0, size);
}

function wholeNetwork<W extends WaitingResponse>(
  waiting: readonly W[],
  groupSize: number,
): W[] {
  const networks = [...countNetworks(waiting)];
  const large = networks.find(([, count]) => count >= groupSize)?.[0];
  return waiting.filter(({ network }) => network === large);
}

/** The number of responses of each network. */
export function countNetworks(
  responses: readonly { network: string }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { network } of responses)
    counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
}
