import { callManaged, callOnce } from "../../owned/manage-calls.ts";
import type { OwnerLink } from "../../owned/owner-link.ts";

/** A tablet on which people answer. */
export interface KioskGrant {
  readonly grantId: string;
  readonly label: string;
  /** YYYY-MM-DD. */
  readonly madeOn: string;
}

/** Oldest first. */
export async function listKiosks(
  owner: OwnerLink,
  signal?: AbortSignal,
): Promise<readonly KioskGrant[]> {
  const reply = await callManaged(owner, "/kiosk-grants", { signal });
  return (reply as { items: KioskGrant[] }).items;
}

/**
 * The address that opens a new kiosk. Its secret is behind a #, so that it is
 * sent to no server.
 */
export async function makeKiosk(
  owner: OwnerLink,
  label: string,
): Promise<string> {
  const reply = await callOnce(owner, "/kiosk-grants", { label });
  return `${location.origin}/kiosk#${(reply as { token: string }).token}`;
}

export async function endKiosk(
  owner: OwnerLink,
  grantId: string,
): Promise<void> {
  const path = `/kiosk-grants/${encodeURIComponent(grantId)}`;
  await callManaged(owner, path, { method: "DELETE" });
}
