import { type Push, pushScope, pushWorkerPath } from "@nearsay/core/contract";
import { endPush, findPush } from "../../owned/push-registration.ts";
import type { OwnerLink } from "../../owned/owner-link.ts";
import { subscribePush, unsubscribePush } from "./news-calls.ts";

export type PushState = "unsupported" | "denied" | "off" | "on";

/** Whether this browser receives news of the survey, or could. */
export async function readPushState(
  uuid: string,
  { browsers }: Push,
): Promise<PushState> {
  const supported =
    "serviceWorker" in navigator &&
    "PushManager" in window &&
    "Notification" in window;
  if (!supported) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const registration = await findPush(uuid);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return "off";
  const known = browsers.includes(await sha256(subscription.endpoint));
  return known ? "on" : "off";
}

/**
 * Asks the user, the browser and the server. Returns whether the user allowed
 * it; leaves nothing behind if it failed.
 */
export async function turnPushOn(
  owner: OwnerLink,
  { publicKey }: Push,
): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { uuid } = owner;
  // An earlier subscription may belong to a former key of the site.
  await endPush(uuid);
  try {
    const registration = await navigator.serviceWorker.register(
      pushWorkerPath,
      { scope: pushScope(uuid) },
    );
    await activated(registration);
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    await subscribePush(owner, subscription.toJSON());
  } catch (error) {
    await endPush(uuid);
    throw error;
  }
  return true;
}

export async function turnPushOff(owner: OwnerLink): Promise<void> {
  const registration = await findPush(owner.uuid);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await unsubscribePush(owner, subscription.endpoint);
  await endPush(owner.uuid);
}

/** A worker can receive messages only once it is active. */
function activated({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active !== null || worker === null) return Promise.resolve();
  return new Promise((done, fail) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") done();
      if (worker.state === "redundant") fail(new Error("It did not start."));
    });
  });
}

async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
