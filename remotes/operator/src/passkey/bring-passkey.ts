import {
  type PasskeyChallenge,
  readPasskeyChallenge,
  readPasskeyProof,
} from "@nearsay/core/contract";
import type { Call } from "../frame/use-call.ts";

/** Whether this browser knows passkeys, and this page may use them. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/**
 * Makes the passkey of a key, or shows that it is there, and returns what
 * proves that to the server.
 * @throws DOMException where the device gives none: TimeoutError, NotAllowedError and others of the standard; ApiError where the server refuses it.
 */
export async function bringPasskey(call: Call): Promise<string> {
  const reply = await call("/passkey/challenges", { method: "POST" });
  const challenge = readPasskeyChallenge(reply);
  const credential = await ask(challenge);
  if (!(credential instanceof PublicKeyCredential))
    throw new DOMException("There is no passkey.", "NotAllowedError");
  const path = challenge.step === "register" ? "/passkey" : "/passkey/proofs";
  const body: unknown = credential.toJSON();
  return readPasskeyProof(await call(path, { method: "POST", body }));
}

/** Browsers tell no one who cancels from one who waits too long, so the time is taken here. */
function ask({ step, options }: PasskeyChallenge): Promise<Credential | null> {
  const { credentials } = navigator;
  const { timeout } = options;
  const signal = AbortSignal.timeout(
    typeof timeout === "number" ? timeout : patience,
  );
  if (step === "prove") {
    const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
    return credentials.get({ publicKey, signal });
  }
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return credentials.create({ publicKey, signal });
}

/** Milliseconds, where the server says none. */
const patience = 240_000;
