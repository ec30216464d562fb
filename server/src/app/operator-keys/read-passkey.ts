import type {
  NewPasskey,
  PasskeyAssertion,
} from "@nearsay/core/contract/schema";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from "@simplewebauthn/server/helpers";
import type { Static } from "typebox";
import type { Passkey } from "./passkey-repository.ts";

/** The site where passkeys are made and used; a passkey made for another site is invalid here. */
export interface PasskeySite {
  /** Such as https://nearsay.example. */
  origin: string;
  /** The site's host name, by which authenticators identify it. */
  rpId: string;
}

/** Milliseconds for a person to get their phone or security key. */
const timeoutMs = 240_000;

/** Options with which the browser asks an authenticator to create a passkey. */
export function creationOptions(
  { rpId }: PasskeySite,
  { keyId, name }: { keyId: number; name: string },
) {
  return generateRegistrationOptions({
    rpName: "Nearsay",
    rpID: rpId,
    userName: name,
    userDisplayName: name,
    // The same id for later passkeys of a key, so that they replace this one.
    userID: new TextEncoder().encode(`operator key ${keyId}`),
    timeout: timeoutMs,
    authenticatorSelection: {
      residentKey: "preferred",
      userVerification: "required",
    },
  });
}

/** Options with which the browser asks an authenticator to prove that this passkey is present. */
export function requestOptions({ rpId }: PasskeySite, credentialId: string) {
  return generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: [{ id: credentialId }],
    timeout: timeoutMs,
    userVerification: "required",
  });
}

/** The challenge that the browser states was signed; null if it cannot be one of this site. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data = decodeClientDataJSON(clientDataJSON) as {
      challenge?: unknown;
    } | null;
    const challenge = data?.challenge;
    return typeof challenge === "string" && /^[\w-]{43}$/.test(challenge)
      ? challenge
      : null;
  } catch {
    return null;
  }
}

/** @throws Error with the reason, for the log. */
export async function readNewPasskey(
  { response, ...credential }: Static<typeof NewPasskey>,
  challenge: string,
  { origin, rpId }: PasskeySite,
): Promise<Passkey> {
  refuseCertificates(response.attestationObject);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...complete(credential), response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  });
  if (!verified)
    throw new Error("The statement of the authenticator is invalid.");
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: isoBase64URL.fromBuffer(publicKey),
    counter,
  };
}

/**
 * Returns the authenticator's count of the passkey's uses. @throws Error with
 * the reason, for the log.
 */
export async function readAssertion(
  { response, ...credential }: Static<typeof PasskeyAssertion>,
  challenge: string,
  { origin, rpId }: PasskeySite,
  passkey: Passkey,
): Promise<number> {
  if (credential.id !== passkey.credentialId)
    throw new Error("This is not the passkey of the key.");
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...complete(credential), response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: isoBase64URL.toBuffer(passkey.publicKey),
      counter: passkey.counter,
    },
  });
  if (!verified) throw new Error("The signature is invalid.");
  return authenticationInfo.newCounter;
}

/** Adds fields that the library requires but nothing here depends on. */
function complete<Credential extends { id: string }>(credential: Credential) {
  return { ...credential, rawId: credential.id, clientExtensionResults: {} };
}

/** No certificate is requested, and checking one would fetch addresses that it names. */
function refuseCertificates(attestationObject: string): void {
  const statement = decodeAttestationObject(
    isoBase64URL.toBuffer(attestationObject),
  );
  const isBare =
    ["none", "packed"].includes(statement.get("fmt")) &&
    statement.get("attStmt").get("x5c") === undefined;
  if (!isBare)
    throw new Error(
      "The authenticator sent an attestation that was not requested.",
    );
}
