/** Does the same work, told by its key, once for all who ask while it is under way. */
export function singleFlight<Rest extends unknown[], T>(
  work: (key: string, ...rest: Rest) => Promise<T>,
): (key: string, ...rest: Rest) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, ...rest) => {
    const flight =
      flights.get(key) ??
      work(key, ...rest).finally(() => {
        flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  };
}
