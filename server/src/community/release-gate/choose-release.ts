import { firstToldPart } from "../integrity/marks.ts";
import { outerParts, ringPart, ringSources } from "../integrity/ring-parts.ts";
import { placedPart } from "../integrity/square-parts.ts";
import type { Random } from "./random.ts";
import { shuffle } from "./random.ts";

/** A response that no figure rests on yet. */
export interface WaitingResponse {
  actorId: string;
  /** The same for responses of one network on one day. */
  network: string;
}

export interface ReleaseRule {
  /** Fewest responses that are released together. */
  groupSize: number;
  /** Once the survey is closed nothing has to stay behind. */
  closed: boolean;
  /** Fewest networks that it comes from; `networksMin` where nothing is said. */
  networks?: number;
}

/** Fewest networks that a release comes from, and so the largest share of one. */
export const networksMin = 3;
/** In a part that tells something of people, where no crowd stands around few networks. */
export const networksMinOfPart = 5;
/** Fewest whom somebody cannot tell apart who takes their own networks away. */
const othersMin = 3;

/**
 * The responses that are released together, drawn by lot; none where that would
 * give somebody away. While the survey is open a group stays behind, so that
 * nobody knows who is in the release and those left are never too few. No
 * network has more than a third of it, rounded up: who fills a survey with
 * responses of their own cannot single out others by taking theirs away. What is
 * left after closing goes out by networks that are a group by themselves, as a
 * class in one school is, and then together if it is a group in which neither
 * one network nor two stand around fewer than three others: an author closes at
 * will, and may have answered from both.
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
 * The first part of the figures that has a group, chosen by itself: so what is
 * public of a part, and what is left without it, are groups.
 */
export function chooseOfPart<W extends WaitingResponse & { part: number }>(
  waiting: readonly W[],
  rule: ReleaseRule,
  random: Random,
): { part: number; group: W[] } {
  const parts = new Set(waiting.map(({ part }) => part));
  // What waits for a square has no part yet; see chooseSquare.
  parts.delete(placedPart);
  for (const part of parts) {
    const own = waiting.filter((response) => response.part === part);
    const networks = part < firstToldPart ? networksMin : networksMinOfPart;
    const group = chooseRelease(own, { ...rule, networks }, random);
    if (group.length > 0) return { part, group };
  }
  return { part: 0, group: [] };
}

/**
 * A group of outer rings of devices together, or of pages, of none of which a
 * group waits: it is told to be from elsewhere. While the survey is open, a ring of which a group waits
 * is left to have one of its own.
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

/** How many groups wait, all of languages or rings of which less than a group does, before these are released together while the survey is open. */
const mixedGroups = 4;

/**
 * A group of several languages or rings, which are told nowhere: few of each
 * would wait for ever. While the survey is open, those of which a group waits
 * are left to have one of their own.
 */
export function chooseMixed<W extends WaitingResponse & { part: number }>(
  waiting: readonly W[],
  rule: ReleaseRule,
  random: Random,
): W[] {
  const told = waiting.filter(
    ({ part }) => part === 0 || part >= firstToldPart,
  );
  const few = fewOf(told, rule);
  const enough = rule.closed || few.length >= mixedGroups * rule.groupSize;
  return enough ? chooseRelease(few, rule, random) : [];
}

/** Those of parts of which less than a group waits; all of them once nothing more comes. */
function fewOf<W extends { part: number }>(
  waiting: readonly W[],
  { groupSize, closed }: ReleaseRule,
): readonly W[] {
  if (closed) return waiting;
  const counts = new Map<number, number>();
  for (const { part } of waiting) counts.set(part, (counts.get(part) ?? 0) + 1);
  return waiting.filter(({ part }) => (counts.get(part) ?? 0) < groupSize);
}

/** Those of the two largest networks alone, where few are beside them; none where few are beside the largest. */
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

/** How many of them each network has. */
export function countNetworks(
  responses: readonly { network: string }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { network } of responses)
    counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
}
