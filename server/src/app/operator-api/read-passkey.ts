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

/** Where passkeys are made and used; one that was made elsewhere is good for nothing here. */
export interface PasskeySite {
  /** Such as https://nearsay.example. */
  origin: string;
  /** Its name alone, by which authenticators know it. */
  rpId: string;
}

/** Milliseconds that somebody has to take out their phone, or to look for their security key. */
const patience = 240_000;

/** What the browser asks an authenticator for, to make a passkey. */
export function creationOptions(
  { rpId }: PasskeySite,
  { keyId, name }: { keyId: number; name: string },
) {
  return generateRegistrationOptions({
    rpName: "Nearsay",
    rpID: rpId,
    userName: name,
    userDisplayName: name,
    // The same for a key's later passkeys, which then take the place of this one.
    userID: new TextEncoder().encode(`operator key ${keyId}`),
    timeout: patience,
    authenticatorSelection: {
      residentKey: "preferred",
      userVerification: "required",
    },
  });
}

/** What the browser asks an authenticator for, to show that this passkey is there. */
export function requestOptions({ rpId }: PasskeySite, credentialId: string) {
  return generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: [{ id: credentialId }],
    timeout: patience,
    userVerification: "required",
  });
}

/** The challenge that a browser says was signed; null where that can be none of ours. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const said = decodeClientDataJSON(clientDataJSON) as {
      challenge?: unknown;
    } | null;
    const challenge = said?.challenge;
    return typeof challenge === "string" && /^[\w-]{43}$/.test(challenge)
      ? challenge
      : null;
  } catch {
    return null;
  }
}

/** @throws Error that says, for the log, what is wrong with it. */
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
    throw new Error("The statement of the authenticator is wrong.");
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: isoBase64URL.fromBuffer(publicKey),
    counter,
  };
}

/** Returns how often the passkey was used, as it counts itself. @throws Error that says, for the log, what is wrong with it. */
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
  if (!verified) throw new Error("The signature is wrong.");
  return authenticationInfo.newCounter;
}

/** What the library takes and nothing here depends on. */
function complete<Credential extends { id: string }>(credential: Credential) {
  return { ...credential, rawId: credential.id, clientExtensionResults: {} };
}

/** None is asked for, and to check one, addresses that it names would be fetched. */
function refuseCertificates(attestationObject: string): void {
  const statement = decodeAttestationObject(
    isoBase64URL.toBuffer(attestationObject),
  );
  const isBare =
    ["none", "packed"].includes(statement.get("fmt")) &&
    statement.get("attStmt").get("x5c") === undefined;
  if (!isBare) throw new Error("The authenticator was not asked who made it.");
}
