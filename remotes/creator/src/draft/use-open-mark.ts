import { useEffect } from "react";

/** Holds a lock while this tab has the draft open, so that other tabs can detect it. */
export function useOpenMark(id: string): void {
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const closed = new Promise((resolve) =>
      signal.addEventListener("abort", resolve),
    );
    locks()
      ?.request(nameOf(id), { signal }, () => closed)
      .catch(ignoreRefusal);
    return () => closing.abort();
  }, [id]);
}

/**
 * Whether another tab has the draft open. False if the browser cannot check it,
 * for example on plain http.
 */
export async function isOpenElsewhere(id: string): Promise<boolean> {
  // Shared, so that two tabs that check do not block each other.
  const options = { mode: "shared", ifAvailable: true } as const;
  const asked = locks()?.request(nameOf(id), options, (lock) => lock === null);
  return (await asked?.catch(ignoreRefusal)) ?? false;
}

function locks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}

function nameOf(id: string): string {
  return `creator_draft:${id}`;
}

/** The draft was closed before the lock was granted, or the browser does not allow locks here. */
function ignoreRefusal(): undefined {
  return undefined;
}
