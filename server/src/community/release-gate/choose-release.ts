import { firstStatedPart } from "../integrity/marks.ts";
import { outerParts, ringPart, ringSources } from "../integrity/ring-parts.ts";
import { placedPart } from "../integrity/square-parts.ts";
import type { Random } from "../../base/random.ts";
import { shuffle } from "../../base/random.ts";
import { countNames, networksMin } from "./network-names.ts";

/** A response that no figure includes yet. */
export interface WaitingResponse {
  ballot: string;
  /** See network-names.ts. */
  network: string;
}

export interface ReleaseRule {
  /** Minimum number of responses that are released together. */
  groupSize: number;
  /** After the survey is closed nothing has to stay behind. */
  closed: boolean;
}

/**
 * How many responses a group needs, and how many of each network count towards
 * it: at most a fifth. One more than the networks, so that two responses remain
 * at least if an attacker with four networks subtracts their own.
 */
export function groupOf({ groupSize }: Pick<ReleaseRule, "groupSize">) {
  const least = Math.max(groupSize, networksMin + 1);
  return { least, share: Math.floor(least / networksMin) };
}

/**
 * The responses that are released together, chosen at random; empty if they
 * would reveal a person's answers. While the survey is open, a group stays
 * behind, so that nobody knows who is in the release. What a network sends
 * beyond its share is released too, but does not count towards the group. Names
 * of networks are those of network-names.ts.
 */
export function chooseRelease<W extends WaitingResponse>(
  waiting: readonly W[],
  rule: ReleaseRule,
  random: Random,
): W[] {
  const { least, share } = groupOf(rule);
  const counted = countNames(networksOf(waiting), share);
  if (counted < (rule.closed ? least : 2 * least)) return [];
  if (rule.closed) return [...waiting];
  const kept = new Set(draw(waiting, least, share, random));
  return waiting.filter((response) => !kept.has(response));
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
    const group = chooseRelease(own, rule, random);
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
    const group = chooseRelease(fewOf(outer, rule), rule, random);
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

/** The name of each response's network. */
export function networksOf(
  responses: readonly { network: string }[],
): string[] {
  return responses.map(({ network }) => network);
}
