/** Room for listeners: so many in all, and so many from one network. */
export interface Seats {
  /** False when there is none left. */
  take(network: string): boolean;
  free(network: string): void;
}

export function createSeats(max: number): Seats {
  const perNetwork = Math.max(10, Math.ceil(max / 10));
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(network) {
      const here = taken.get(network) ?? 0;
      if (total >= max || here >= perNetwork) return false;
      taken.set(network, here + 1);
      total += 1;
      return true;
    },
    free(network) {
      const here = taken.get(network) ?? 0;
      if (here > 1) taken.set(network, here - 1);
      else taken.delete(network);
      total -= 1;
    },
  };
}
