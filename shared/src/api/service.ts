import {
  type KnownVisitor,
  readVisitor,
  type Health,
  readHealth,
  type PrivacyStatus,
  readPrivacyStatus,
} from "../contract/service.ts";
import type { RemoteFailure } from "../contract/payloads.ts";
import { refreshCsrf } from "./anonymous-session.ts";
import { apiUrl, buildInit, csrfToken } from "./build-request.ts";
import { request } from "./request.ts";

export async function getHealth(): Promise<Health> {
  return readHealth(await request("/health"));
}

export async function getVisitor(): Promise<KnownVisitor | null> {
  return readVisitor(await request("/auth/identity"));
}

/**
 * Reports a failed remote to the server, without waiting for the response and
 * even while the page is being left. The session and the rest of the page may
 * be broken, too, so nothing is retried except with a fresh csrf token, and
 * failures are ignored.
 */
export function reportRemoteFailure(failure: RemoteFailure): void {
  sendWithCsrf(failure).catch(() => undefined);
}

async function sendWithCsrf(failure: RemoteFailure): Promise<void> {
  // If something fails early, no csrf token has been requested yet.
  if (csrfToken() === null) await refreshCsrf();
  const token = csrfToken();
  const { status } = await sendFailure(failure);
  // A session that begins in the meantime has another token.
  if (status === 403 && csrfToken() !== token) await sendFailure(failure);
}

function sendFailure(failure: RemoteFailure): Promise<Response> {
  const init = buildInit("POST", failure, {});
  return fetch(apiUrl("/remote-failures"), {
    ...init,
    credentials: "include",
    keepalive: true,
  });
}

export async function getPrivacyStatus(): Promise<PrivacyStatus> {
  return readPrivacyStatus(await request("/privacy/status"));
}

/** Opts out of participation: read-only from then on. */
export async function optOut(): Promise<void> {
  await request("/privacy/opt-out", { method: "POST" });
}

/** Removes the opt-out: the person consents. */
export async function removeOptOut(): Promise<void> {
  await request("/privacy/opt-out", {
    method: "DELETE",
    action: "privacy_consent",
  });
}
