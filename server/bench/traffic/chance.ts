import type { Random } from "../../src/base/random.ts";

/** From 0 to 1, without 1. */
export function fraction(random: Random): number {
  return random(2 ** 32) / 2 ** 32;
}

export function between(random: Random, low: number, high: number): number {
  return low + fraction(random) * (high - low);
}

export function happens(random: Random, chance: number): boolean {
  return fraction(random) < chance;
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random(items.length)] as Item;
}

/** Normally distributed around 0, two thirds from -1 to 1. */
export function normal(random: Random): number {
  const distance = Math.sqrt(-2 * Math.log(1 - fraction(random)));
  return distance * Math.cos(2 * Math.PI * fraction(random));
}

/** The index of one of the weights, with a probability proportional to its weight. */
export function draw(random: Random, weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = fraction(random) * all;
  return weights.findIndex((weight) => (left -= weight) < 0);
}
