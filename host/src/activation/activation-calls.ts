import { type RequestOptions, request, takePreloaded } from "@nearsay/core/api";
import {
  type ActivationStatus,
  readActivationStatus,
} from "@nearsay/core/contract";

export async function getActivationStatus(
  options: Pick<RequestOptions, "signal" | "timeoutMs"> = {},
): Promise<ActivationStatus> {
  return readActivationStatus(await request("/activation/status", options));
}

/** The inlined status, once; undefined if there was none. */
export function takePreloadedActivation(): ActivationStatus | undefined {
  const reply = takePreloaded("/activation/status");
  return reply === undefined ? undefined : readActivationStatus(reply);
}

export async function submitInvitation(code: string): Promise<void> {
  await request("/activation", {
    method: "POST",
    body: { code },
    action: "activation",
  });
}
