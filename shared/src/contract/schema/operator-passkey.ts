import Type from "typebox";
import { limits } from "../limits.ts";
import {
  passkeySteps,
  type passkeyChallengeFields,
} from "../operator-passkey.ts";
import { defineCalls, Timestamp, type ReadBy, type Wire } from "./parts.ts";

/** Bytes in the JSON encoding of WebAuthn. */
const Base64Url = Type.String({
  minLength: 1,
  maxLength: limits.passkeyPartMax,
  pattern: "^[\\w-]+$",
});

/** Fields that both kinds of authenticator responses have. */
const authenticatorFields = {
  id: Base64Url,
  type: Type.Literal("public-key"),
};

export const NewPasskey = Type.Object({
  ...authenticatorFields,
  response: Type.Object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
  }),
});

export const PasskeyAssertion = Type.Object({
  ...authenticatorFields,
  response: Type.Object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
  }),
});

export const PasskeyChallengeReply = Type.Object(
  {
    step: Type.Enum([...passkeySteps]),
    options: Type.Record(Type.String(), Type.Unknown(), {
      description:
        "Options for `navigator.credentials`, as JSON of the Web Authentication standard: PublicKeyCredentialCreationOptionsJSON to register a passkey, PublicKeyCredentialRequestOptionsJSON to prove its possession.",
    }),
  },
  { title: "PasskeyChallenge" },
);

export const PasskeyProofReply = Type.Object(
  {
    proof: Type.String({
      description:
        "Proof to send with the key in further requests: `Authorization: Bearer <key>.<proof>`.",
    }),
    expiresAt: Timestamp,
  },
  { title: "PasskeyProof" },
);

/**
 * Requests with which an operator whose key requires a passkey proves
 * possession of it: the only requests for which such a key alone is sufficient.
 */
export const operatorPasskeyCalls = defineCalls("operator", {
  askForPasskey: {
    summary: "Create a challenge for the operator's authenticator to sign",
    description:
      "For keys that require a passkey; error 404 for other keys. A key without a passkey registers one; other keys prove possession of theirs. A challenge can be used once, within five minutes.",
    method: "POST",
    path: "/operator/passkey/challenges",
    status: 201,
    reply: PasskeyChallengeReply,
    unkept: true,
  },
  registerPasskey: {
    summary: "Register the passkey of a key",
    description:
      "Accepts the result of `navigator.credentials.create` as JSON. Error 403 PASSKEY_REFUSED if the key already has a passkey, or unless the passkey was created just now, for this key, at this site's own address, by a user whom the authenticator verified. Only an operator of the command line can remove a passkey from a key.",
    method: "POST",
    path: "/operator/passkey",
    body: NewPasskey,
    status: 201,
    reply: PasskeyProofReply,
    unkept: true,
  },
  provePasskey: {
    summary: "Prove possession of a key's passkey",
    description:
      "Accepts the result of `navigator.credentials.get` as JSON. Error 403 PASSKEY_REFUSED if another passkey was used, if the signature is old or was made for another site, or if the authenticator did not verify the user. A proof expires automatically, and ends with its key or its passkey.",
    method: "POST",
    path: "/operator/passkey/proofs",
    body: PasskeyAssertion,
    status: 201,
    reply: PasskeyProofReply,
    unkept: true,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof passkeyChallengeFields, Wire<typeof PasskeyChallengeReply>>,
];
