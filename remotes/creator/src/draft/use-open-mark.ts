import { useEffect } from "react";

/** Tells other tabs that this one has the draft open, for as long as it has. */
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

/** Whether another tab has the draft open. Where a browser cannot tell, such as on plain http, none has. */
export async function isOpenElsewhere(id: string): Promise<boolean> {
  // Shared, so that two who ask are not in each other's way.
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

/** The draft was closed before its turn came, or the browser keeps no locks here. */
function ignoreRefusal(): undefined {
  return undefined;
}
