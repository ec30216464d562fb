import {
  type KeyObject,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
} from "node:crypto";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { createSeal } from "../../base/security/seal.ts";

/**
 * The messages with which a process asks the others for a salt, although every
 * user of the database can listen. A question contains a new public key
 * (X25519); the answer can be decrypted only with its private key and the
 * site's secret together. A question is `? name key`, an answer `! name
 * key-asked key-answering sealed`.
 */
export interface SaltQuestion {
  text: string;
  /** Null if the message does not answer this question. */
  read(message: string): string | null;
}

export function askForSalt(hash: KeyedHash, name: string): SaltQuestion {
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  const mine = encode(publicKey);
  return {
    text: `? ${name} ${mine}`,
    read(message) {
      const [sign, asked, key, theirs = "", sealed = ""] = message.split(" ");
      if (sign !== "!" || asked !== name || key !== mine) return null;
      return orNull(() =>
        sealBetween(hash, privateKey, theirs).open(name, sealed),
      );
    },
  };
}

/** Null if the message is not a question about the salt of this name. */
export function answerWithSalt(
  hash: KeyedHash,
  { name, salt }: { name: string; salt: string },
  message: string,
): string | null {
  const [sign, asked, theirs = ""] = message.split(" ");
  if (sign !== "?" || asked !== name) return null;
  return orNull(() => {
    const { publicKey, privateKey } = generateKeyPairSync("x25519");
    const sealed = sealBetween(hash, privateKey, theirs).close(name, salt);
    return `! ${name} ${theirs} ${encode(publicKey)} ${sealed}`;
  });
}

function sealBetween(hash: KeyedHash, privateKey: KeyObject, theirs: string) {
  const publicKey = decode(theirs);
  const shared = diffieHellman({ privateKey, publicKey }).toString("hex");
  return createSeal(hash.of("salt question", shared));
}

function encode(key: KeyObject): string {
  return key.export({ format: "jwk" }).x ?? "";
}

function decode(x: string): KeyObject {
  const key = { kty: "OKP", crv: "X25519", x };
  return createPublicKey({ key, format: "jwk" });
}

/** Every user of the database can send any message. */
function orNull(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
