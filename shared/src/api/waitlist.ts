import type { WaitlistPayload } from "../contract/payloads.ts";
import { request } from "./request.ts";

/** Puts an address on the waitlist; one that is there already takes over the new role and category. */
export async function joinWaitlist(payload: WaitlistPayload): Promise<void> {
  await request("/waitlist", {
    method: "POST",
    body: payload,
    action: "waitlist",
  });
}
