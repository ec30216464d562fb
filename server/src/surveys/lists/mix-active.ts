interface Active {
  responseCount: number;
}

/** The newest and the most answered by turns, each once; given are the newest first. */
export function mixActive<Row extends Active>(newest: readonly Row[]): Row[] {
  const active = [...newest].sort(
    (one, other) => other.responseCount - one.responseCount,
  );
  const turns = newest.flatMap((row, place) => [row, active[place] ?? row]);
  return [...new Set(turns)];
}
