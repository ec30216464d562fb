import { type Identity, readServerIdentity } from "../contract/identity.ts";
import {
  type ActivationStatus,
  type Health,
  readActivationStatus,
  readHealth,
} from "../contract/service.ts";
import { request } from "./request.ts";

export async function getHealth(): Promise<Health> {
  return readHealth(await request("/health"));
}

export async function getActivationStatus(): Promise<ActivationStatus> {
  return readActivationStatus(await request("/activation/status"));
}

export async function submitInvitation(code: string): Promise<void> {
  await request("/activation", {
    method: "POST",
    body: { code },
    action: "activation",
  });
}

export async function getServerIdentity(): Promise<Identity | null> {
  return readServerIdentity(await request("/auth/identity"));
}
