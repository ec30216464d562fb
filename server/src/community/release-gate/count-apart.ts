import { countNames, fewNames } from "./network-names.ts";

/** Number of networks that count as one person. */
const networksEach = 2;
/** Number of people after which no more are counted: then a term shows. */
export const enough = 3;

/**
 * A lower bound of the number of distinct people who used a term: with four
 * networks, an attacker counts as two of the three that a term needs, and with
 * one other person as no more.
 */
export function countApart(networks: readonly string[]): number {
  return Math.min(enough, Math.floor(countNames(networks) / networksEach));
}

/** Those of the networks that decide how many people count. */
export function apartNames(networks: readonly string[]): string[] {
  return fewNames(networks, enough * networksEach);
}
