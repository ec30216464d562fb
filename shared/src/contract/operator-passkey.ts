import { by, oneOf, readWhole, type Whole } from "./fields.ts";
import { asRecord, ContractError, readString, rejectHtml } from "./read.ts";

/** What a key that requires a passkey must do next: register one, or prove possession of it. */
export const passkeySteps = ["register", "prove"] as const;
export type PasskeyStep = (typeof passkeySteps)[number];

const passkeyChallengeFields = {
  step: oneOf(passkeySteps, undefined),
  options: by(asRecord),
};

/** What an authenticator has to sign; `options` is in the JSON format of the WebAuthn standard. */
export interface PasskeyChallenge extends Whole<
  typeof passkeyChallengeFields
> {}

export type { passkeyChallengeFields };

/** @throws ContractError when it requests no step that is known here. */
export function readPasskeyChallenge(reply: unknown): PasskeyChallenge {
  rejectHtml(reply);
  const [challenge] = readWhole(passkeyChallengeFields, reply);
  if (challenge !== undefined) return challenge;
  throw new ContractError("The reply asks for no known step.");
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
