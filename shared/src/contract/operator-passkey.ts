import {
  asRecord,
  ContractError,
  type Json,
  readString,
  rejectHtml,
} from "./read.ts";

/** What a key that needs a passkey is asked for: to make one, or to show that it is there. */
export const passkeySteps = ["register", "prove"] as const;
export type PasskeyStep = (typeof passkeySteps)[number];

/** What an authenticator is to sign; `options` as the standard has them in JSON. */
export interface PasskeyChallenge {
  step: PasskeyStep;
  options: Json;
}

/** @throws ContractError where it asks for nothing that is known here. */
export function readPasskeyChallenge(reply: unknown): PasskeyChallenge {
  rejectHtml(reply);
  const asked = readString(reply, "step");
  const step = passkeySteps.find((one) => one === asked);
  if (step === undefined)
    throw new ContractError("The reply asks for no known step.");
  return { step, options: asRecord(asRecord(reply).options) };
}

/** What goes along with the key from now on. @throws ContractError without one. */
export function readPasskeyProof(reply: unknown): string {
  rejectHtml(reply);
  const proof = readString(reply, "proof");
  if (proof === "") throw new ContractError("The reply has no proof.");
  return proof;
}

/** Whether the key has its passkey, from the data of PASSKEY_REQUIRED. */
export function readIsRegistered(data: unknown): boolean {
  return asRecord(data).registered === true;
}
