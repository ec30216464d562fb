import {
  type PasskeyChallenge,
  readPasskeyChallenge,
  readPasskeyProof,
} from "@nearsay/core/contract";
import type { Call } from "../frame/use-call.ts";

/** Whether this browser supports passkeys, and this page may use them. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/**
 * Creates the passkey of a key, or proves its presence, and returns the proof
 * for the server.
 * @throws DOMException if the device provides none: TimeoutError,
 * NotAllowedError and others of the standard; ApiError if the server refuses
 * it.
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

/**
 * Browsers do not distinguish a cancelled prompt from a timeout, so a separate
 * timer is used here.
 */
function ask({ step, options }: PasskeyChallenge): Promise<Credential | null> {
  const { credentials } = navigator;
  const { timeout } = options;
  const signal = AbortSignal.timeout(
    typeof timeout === "number" ? timeout : defaultTimeout,
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

/** Default timeout if the server sends none, in milliseconds. */
const defaultTimeout = 240_000;
