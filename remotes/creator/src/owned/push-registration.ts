import { pushScope } from "@nearsay/core/contract";

/** The worker that shows news of a survey in this browser; null where there is none. */
export async function findPush(
  uuid: string,
): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const path = pushScope(uuid);
  const found = await navigator.serviceWorker.getRegistration(path);
  return found && new URL(found.scope).pathname === path ? found : null;
}

/** Ends it, and with it what its push service was told: the server hears of that when it sends next. */
export async function endPush(uuid: string): Promise<void> {
  // A browser that lets no worker be asked for has none.
  await (await findPush(uuid).catch(() => null))?.unregister();
}
