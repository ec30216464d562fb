import { pushScope } from "@nearsay/core/contract";

/** The service worker that shows news of a survey in this browser; null if there is none. */
export async function findPush(
  uuid: string,
): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const path = pushScope(uuid);
  const found = await navigator.serviceWorker.getRegistration(path);
  return found && new URL(found.scope).pathname === path ? found : null;
}

/** Removes the worker and its push subscription; the server notices at its next message. */
export async function endPush(uuid: string): Promise<void> {
  // A browser that refuses the query has no worker.
  await (await findPush(uuid).catch(() => null))?.unregister();
}
