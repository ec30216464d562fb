type Work = (lock: object | null) => unknown;

/**
 * The Web Locks API, which jsdom does not have: one table for all pages of a
 * test, as for all tabs.
 */
class FakeLocks {
  private readonly held = new Set<string>();

  async request(
    name: string,
    { ifAvailable = false }: LockOptions,
    work: Work,
  ): Promise<unknown> {
    if (this.held.has(name)) {
      if (ifAvailable) return work(null);
      throw new Error(`Somebody waits for the lock ${name}.`);
    }
    this.held.add(name);
    try {
      return await work({});
    } finally {
      this.held.delete(name);
    }
  }
}

/** Installs a table of locks for the test; the returned function removes it. */
export function startLocks(): () => void {
  Object.assign(navigator, { locks: new FakeLocks() });
  return () => {
    Reflect.deleteProperty(navigator, "locks");
  };
}
