interface Active {
  responseCount: number;
}

/**
 * Alternates between the newest and the most answered surveys, each listed
 * once. Expects the newest first.
 */
export function mixActive<Row extends Active>(newest: readonly Row[]): Row[] {
  const active = [...newest].sort(
    (one, other) => other.responseCount - one.responseCount,
  );
  const turns = newest.flatMap((row, place) => [row, active[place] ?? row]);
  return [...new Set(turns)];
}
