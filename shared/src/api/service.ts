import { type KnownVisitor, readVisitor } from "../contract/identity.ts";
import {
  type ActivationStatus,
  type Health,
  readActivationStatus,
  readHealth,
} from "../contract/service.ts";
import { request, type RequestOptions } from "./request.ts";

export async function getHealth(): Promise<Health> {
  return readHealth(await request("/health"));
}

export async function getActivationStatus(
  options: Pick<RequestOptions, "signal" | "timeoutMs"> = {},
): Promise<ActivationStatus> {
  return readActivationStatus(await request("/activation/status", options));
}

export async function submitInvitation(code: string): Promise<void> {
  await request("/activation", {
    method: "POST",
    body: { code },
    action: "activation",
  });
}

export async function getVisitor(): Promise<KnownVisitor | null> {
  return readVisitor(await request("/auth/identity"));
}
