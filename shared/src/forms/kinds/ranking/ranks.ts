/** Maximum number of items in one ranking question. */
export const rankedMax = 10;

/** Number of counters of a ranking: each item at each rank, and each item before each other. */
export function rankPlaces(items: number): number {
  return items * items + items * (items - 1);
}

/** Index of the counter for an item at a rank, both from 0. */
export function rankPlace(items: number, item: number, rank: number): number {
  return item * items + rank;
}

/** Index of the counter for one item before another. */
export function pairPlace(items: number, item: number, other: number): number {
  const column = other < item ? other : other - 1;
  return items * items + item * (items - 1) + column;
}

/** Indexes of the counters that a ranking increases. */
export function placesOfRanking(order: readonly number[]): number[] {
  const items = order.length;
  const ranks = order.map((item, rank) => rankPlace(items, item, rank));
  const pairs = order.flatMap((item, rank) =>
    order.slice(rank + 1).map((other) => pairPlace(items, item, other)),
  );
  return [...ranks, ...pairs].sort((a, b) => a - b);
}

/** The order of items that these indexes were computed from. */
export function rankingOfPlaces(
  items: number,
  places: readonly number[],
): number[] {
  const order: number[] = [];
  for (const place of places)
    if (place < items * items) order[place % items] = Math.floor(place / items);
  return order;
}

/** Figures of one ranked item. */
export interface RankFigures {
  item: number;
  /** How many people ranked it first. */
  first: number;
  /** From 1; null if no one answered. */
  meanRank: number | null;
  /** Number of other items that more people ranked below it than above it. */
  wins: number;
}

export interface RankingFigures {
  items: RankFigures[];
  /** The item that beats each other item in pairs; null if there is none. */
  winner: number | null;
}

/** @param counts By index, of `answers` rankings of `items` items. */
export function rankingFigures(
  items: number,
  counts: readonly number[],
  answers: number,
): RankingFigures {
  const all = [...Array(items).keys()];
  const count = (place: number) => counts[place] ?? 0;
  const figures = all.map((item): RankFigures => {
    const ranks = all.map((rank) => count(rankPlace(items, item, rank)));
    const sum = ranks.reduce((total, n, rank) => total + n * (rank + 1), 0);
    const wins = all.filter(
      (other) =>
        other !== item &&
        count(pairPlace(items, item, other)) >
          count(pairPlace(items, other, item)),
    ).length;
    const meanRank = answers === 0 ? null : sum / answers;
    return { item, first: ranks[0] ?? 0, meanRank, wins };
  });
  const beaten = figures.find(({ wins }) => wins === items - 1);
  return {
    items: figures,
    winner: answers === 0 ? null : (beaten?.item ?? null),
  };
}
