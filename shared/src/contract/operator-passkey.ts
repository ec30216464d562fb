import {
  asRecord,
  ContractError,
  type Json,
  readString,
  rejectHtml,
} from "./read.ts";

/** What a key that requires a passkey must do next: register one, or prove possession of it. */
export const passkeySteps = ["register", "prove"] as const;
export type PasskeyStep = (typeof passkeySteps)[number];

/** What an authenticator has to sign; `options` is in the JSON format of the WebAuthn standard. */
export interface PasskeyChallenge {
  step: PasskeyStep;
  options: Json;
}

/** @throws ContractError when it requests no step that is known here. */
export function readPasskeyChallenge(reply: unknown): PasskeyChallenge {
  rejectHtml(reply);
  const asked = readString(reply, "step");
  const step = passkeySteps.find((one) => one === asked);
  if (step === undefined)
    throw new ContractError("The reply asks for no known step.");
  return { step, options: asRecord(asRecord(reply).options) };
}

/**
 * The proof that is sent together with the key from then on.
 * @throws ContractError when there is none.
 */
export function readPasskeyProof(reply: unknown): string {
  rejectHtml(reply);
  const proof = readString(reply, "proof");
  if (proof === "") throw new ContractError("The reply has no proof.");
  return proof;
}

/** Whether a passkey is registered for the key, from the data of PASSKEY_REQUIRED. */
export function readIsRegistered(data: unknown): boolean {
  return asRecord(data).registered === true;
}
