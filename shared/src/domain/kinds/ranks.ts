/** Items that can be ranked in one question. */
export const rankedMax = 10;

/** How many places are counted of a ranking: each item at each rank, and each before each other. */
export function rankPlaces(items: number): number {
  return items * items + items * (items - 1);
}

/** Where it is counted that an item stands at a rank, both from 0. */
export function rankPlace(items: number, item: number, rank: number): number {
  return item * items + rank;
}

/** Where it is counted that one item stands before another. */
export function pairPlace(items: number, item: number, other: number): number {
  const column = other < item ? other : other - 1;
  return items * items + item * (items - 1) + column;
}

/** What is counted of a ranking. */
export function placesOfRanking(order: readonly number[]): number[] {
  const items = order.length;
  const ranks = order.map((item, rank) => rankPlace(items, item, rank));
  const pairs = order.flatMap((item, rank) =>
    order.slice(rank + 1).map((other) => pairPlace(items, item, other)),
  );
  return [...ranks, ...pairs].sort((a, b) => a - b);
}

/** The items in the order that these places were counted of. */
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
  /** How many put it first. */
  first: number;
  /** From 1; null where nobody answered. */
  meanRank: number | null;
  /** How many others more people put behind it than before it. */
  wins: number;
}

export interface RankingFigures {
  items: RankFigures[];
  /** What beats each other item in pairs; null where nothing does. */
  winner: number | null;
}

/** @param counts By place, of `answers` rankings of `items` items. */
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
