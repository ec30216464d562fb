import { type PrivacyStatus, readPrivacyStatus } from "../contract/service.ts";
import { request } from "./request.ts";

export async function getPrivacyStatus(): Promise<PrivacyStatus> {
  return readPrivacyStatus(await request("/privacy/status"));
}

/** Opts out of participation: read-only from now on. */
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
