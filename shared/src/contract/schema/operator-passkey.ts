import Type from "typebox";
import { limits } from "../limits.ts";
import { passkeySteps } from "../operator-passkey.ts";
import { defineCalls, Timestamp } from "./parts.ts";

/** Bytes in the JSON encoding of WebAuthn. */
const Base64Url = Type.String({
  minLength: 1,
  maxLength: limits.passkeyPartMax,
  pattern: "^[\\w-]+$",
});

/** Fields that both kinds of authenticator responses have. */
const said = {
  id: Base64Url,
  type: Type.Literal("public-key"),
};

export const NewPasskey = Type.Object({
  ...said,
  response: Type.Object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
  }),
});

export const PasskeyAssertion = Type.Object({
  ...said,
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
        "What `navigator.credentials` is asked for, as JSON of the Web Authentication standard: PublicKeyCredentialCreationOptionsJSON to register, PublicKeyCredentialRequestOptionsJSON to prove",
    }),
  },
  { title: "PasskeyChallenge" },
);

export const PasskeyProofReply = Type.Object(
  {
    proof: Type.String({
      description:
        "Goes along with the key from now on: `Authorization: Bearer <key>.<proof>`",
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
    summary: "What the operator's authenticator is to sign",
    description:
      "For a key that needs a passkey; 404 for others. A key without one registers it, every other proves that it is there. What is to be signed is good once, for five minutes.",
    method: "POST",
    path: "/operator/passkey/challenges",
    status: 201,
    reply: PasskeyChallengeReply,
    unkept: true,
  },
  registerPasskey: {
    summary: "Bind a key to its passkey",
    description:
      "Takes what `navigator.credentials.create` gave, as JSON. 403 PASSKEY_REFUSED where it was not made for this key at this site's own address, just now and by somebody whom the authenticator knew, and where the key has a passkey: an operator of the command line alone can take that away.",
    method: "POST",
    path: "/operator/passkey",
    body: NewPasskey,
    status: 201,
    reply: PasskeyProofReply,
    unkept: true,
  },
  provePasskey: {
    summary: "Show that the passkey of a key is there",
    description:
      "Takes what `navigator.credentials.get` gave, as JSON. 403 PASSKEY_REFUSED for another passkey, for what was signed before or elsewhere, and where the authenticator did not know who it was. A proof ends by itself, with its key and with its passkey.",
    method: "POST",
    path: "/operator/passkey/proofs",
    body: PasskeyAssertion,
    status: 201,
    reply: PasskeyProofReply,
    unkept: true,
  },
});
