import { request } from "@nearsay/core/api";
import type { WaitlistPayload } from "@nearsay/core/contract";

/** Adds an address to the waitlist; an existing one gets the new role and category. */
export async function joinWaitlist(payload: WaitlistPayload): Promise<void> {
  await request("/waitlist", {
    method: "POST",
    body: payload,
    action: "waitlist",
  });
}
