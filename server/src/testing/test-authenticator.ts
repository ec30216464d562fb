import {
  type KeyObject,
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
} from "node:crypto";
import type {
  NewPasskey,
  PasskeyAssertion,
} from "@nearsay/core/contract/schema";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Static } from "typebox";

/** The server's options; only the fields that are signed or copied. */
interface Asked {
  challenge: string;
  /** For creating a passkey. */
  rp?: { id: string };
  /** For using a passkey. */
  rpId?: string;
}

const userPresent = 0x01;
const userVerified = 0x04;
const attestedKey = 0x40;

/**
 * An authenticator with one passkey, together with a browser at some origin.
 * Both can be made to behave incorrectly.
 */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString("base64url");
  readonly #key: KeyObject;
  readonly #publicKey: Uint8Array;
  /** How often it was used. */
  counter = 0;
  /** Whether it verifies the user. */
  verifies = true;
  /** Its attestation statement, encoded as CBOR. */
  statement: [format: string, statement: Map<string, unknown>] = [
    "none",
    new Map(),
  ];
  origin: string;

  constructor(origin: string) {
    this.origin = origin;
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = pair.privateKey;
    this.#publicKey = coseOf(pair.publicKey);
  }

  create({ challenge, rp }: Asked): Static<typeof NewPasskey> {
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const aaguid = Buffer.alloc(16);
    const credential = [aaguid, length, id, this.#publicKey];
    const authData = this.#authenticatorData(rp?.id, attestedKey, credential);
    const [fmt, attStmt] = this.statement;
    const attestation = new Map<string, unknown>([
      ["fmt", fmt],
      ["attStmt", attStmt],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      type: "public-key",
      response: {
        clientDataJSON: this.#clientData("webauthn.create", challenge),
        attestationObject: encode(attestation).toString("base64url"),
      },
    };
  }

  get({ challenge, rpId }: Asked): Static<typeof PasskeyAssertion> {
    const authData = this.#authenticatorData(rpId, 0, []);
    const clientDataJSON = this.#clientData("webauthn.get", challenge);
    const hash = sha256(Buffer.from(clientDataJSON, "base64url"));
    const signed = Buffer.concat([authData, hash]);
    return {
      id: this.id,
      type: "public-key",
      response: {
        clientDataJSON,
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, this.#key).toString("base64url"),
      },
    };
  }

  #authenticatorData(
    rpId = "",
    flags: number,
    more: readonly Uint8Array[],
  ): Buffer {
    this.counter += 1;
    const head = Buffer.alloc(5);
    const verified = this.verifies ? userVerified : 0;
    head.writeUInt8(userPresent | verified | flags);
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId), head, ...more]);
  }

  #clientData(type: string, challenge: string): string {
    const { origin } = this;
    const text = JSON.stringify({
      type,
      challenge,
      origin,
      crossOrigin: false,
    });
    return Buffer.from(text).toString("base64url");
  }
}

/** An ES256 key in COSE format. */
function coseOf(key: KeyObject): Uint8Array {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) =>
    new Uint8Array(Buffer.from(text, "base64url"));
  return encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

function encode(value: Map<string, unknown> | Map<number, unknown>): Buffer {
  type Cbor = Parameters<typeof isoCBOR.encode>[0];
  return Buffer.from(isoCBOR.encode(value as Cbor));
}

function sha256(text: string | Uint8Array): Buffer {
  return createHash("sha256").update(text).digest();
}
