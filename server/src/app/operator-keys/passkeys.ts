import { type Message } from "../../base/message.ts";
import type { PasskeyStep } from "@nearsay/core/contract";
import type {
  NewPasskey,
  PasskeyAssertion,
} from "@nearsay/core/contract/schema";
import type { FastifyBaseLogger } from "fastify";
import type { Static } from "typebox";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { FoundOperatorKey } from "./operator-key-repository.ts";
import { type NewProof, makeProof } from "./passkey-proof.ts";
import {
  countUse,
  findPasskey,
  insertChallenge,
  insertPasskey,
  takeChallenge,
} from "./passkey-repository.ts";
import type { PasskeySite } from "./read-passkey.ts";

interface PasskeysDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
}

/** An operator whose key requires a passkey, and the site where they use it. */
export interface Ceremony {
  key: FoundOperatorKey;
  site: PasskeySite;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** A minute longer than the browser's timeout, for the network. */
const challengeMs = 300_000;

export type Passkeys = ReturnType<typeof createPasskeys>;

/** The second factor of operators: one passkey each, bound to their key at its first use. */
export function createPasskeys({ db, clock, hash }: PasskeysDeps) {
  /**
   * @throws Refusal PASSKEY_REFUSED unless the signed challenge was issued
   * here, has not expired and is used for the first time.
   */
  async function readChallenge(
    clientDataJSON: string,
    { keyId }: FoundOperatorKey,
    step: PasskeyStep,
  ): Promise<string> {
    const { challengeIn } = await ceremonies();
    const challenge = challengeIn(clientDataJSON);
    const isOurs =
      challenge !== null &&
      (await takeChallenge(db, { challenge, keyId, step }, clock()));
    if (isOurs) return challenge;
    throw refused((say) => say.passkeyChallengeEnded);
  }

  return {
    /**
     * Options for the authenticator, with a new challenge.
     * @throws Refusal NOT_FOUND for a key that requires no passkey.
     */
    async ask({ key, site }: Ceremony) {
      const { keyId, credentialId, needsPasskey } = key;
      if (!needsPasskey) throw notFound((say) => say.passkeyNotNeeded);
      const { creationOptions, requestOptions } = await ceremonies();
      const step: PasskeyStep = credentialId === null ? "register" : "prove";
      const options =
        credentialId === null
          ? await creationOptions(site, key)
          : await requestOptions(site, credentialId);
      const { challenge } = options;
      const expiresAt = new Date(clock().getTime() + challengeMs);
      await insertChallenge(db, { challenge, keyId, step }, expiresAt);
      return { step, options: { ...options } };
    },

    /**
     * Binds a key to the passkey that was made for it.
     * @throws Refusal PASSKEY_REFUSED if it was not made as requested, or the
     * key already has one.
     */
    async register(
      { key, site, log }: Ceremony,
      made: Static<typeof NewPasskey>,
    ): Promise<NewProof> {
      const { clientDataJSON } = made.response;
      const challenge = await readChallenge(clientDataJSON, key, "register");
      const { readNewPasskey } = await ceremonies();
      const passkey = await orRefuse(
        log,
        readNewPasskey(made, challenge, site),
      );
      if (!(await insertPasskey(db, key.keyId, passkey, clock())))
        throw refused((say) => say.passkeyExists);
      const { credentialId } = passkey;
      return makeProof(hash, { ...key, credentialId }, clock());
    },

    /**
     * Confirms that the passkey of a key is present.
     * @throws Refusal PASSKEY_REFUSED if it is another one, or was not used as
     * requested.
     */
    async prove(
      { key, site, log }: Ceremony,
      assertion: Static<typeof PasskeyAssertion>,
    ): Promise<NewProof> {
      const { keyId } = key;
      const { clientDataJSON } = assertion.response;
      const challenge = await readChallenge(clientDataJSON, key, "prove");
      const passkey = await findPasskey(db, keyId);
      if (passkey === null) throw refused((say) => say.passkeyMissing);
      const { readAssertion } = await ceremonies();
      const counter = await orRefuse(
        log,
        readAssertion(assertion, challenge, site, passkey),
      );
      const { credentialId } = passkey;
      if (!(await countUse(db, keyId, { credentialId, counter })))
        throw refused((say) => say.passkeyUsedElsewhere);
      return makeProof(hash, { keyId, credentialId }, clock());
    },
  };
}

/**
 * Loaded on demand: the passkey library includes certificate parsers, which a
 * site without passkeys need not load.
 */
function ceremonies() {
  return import("./read-passkey.ts");
}

/** The caller does not learn what was wrong; the log does. */
async function orRefuse<T>(
  log: Ceremony["log"],
  reading: Promise<T>,
): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    log.warn({ err: error }, "a passkey was refused");
    throw refused((say) => say.passkeyWrong);
  }
}

function refused(message: Message): Refusal {
  return new Refusal("PASSKEY_REFUSED", message);
}
