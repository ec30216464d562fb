import type { Database, Queryable } from "../../base/db/database.ts";
import { DatabaseUnavailable } from "../../base/db/errors.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { within } from "../../base/within.ts";
import {
  type SaltQuestion,
  answerWithSalt,
  askForSalt,
} from "./salt-question.ts";
import {
  dropMarks,
  letOthersShare,
  saltChannel,
  shareMark,
  takeMark,
  sendToAll,
} from "./salt-repository.ts";

/** Milliseconds in which a process that knows the salt must respond, and between questions. */
const timeoutMs = 1500;
const askEvery = 150;
/**
 * Number of rounds in which all processes that know the salt may be silent,
 * before the attempt fails.
 */
const roundsMax = 3;

/** How the processes on one database agree on a day's salt. */
export type AgreeOnSalt = (day: string) => Promise<string>;

/** A new salt, for a day after the one with the given salt; null if none is known. */
type NextSalt = (before: string | null) => string;

interface Agreed {
  day: string;
  salt: Promise<string>;
}

/**
 * Shares salts between the processes on one PostgreSQL without storing them in
 * tables. Each process that knows the day's salt holds an advisory lock while
 * it is connected. A process that finds no lock creates the salt; one that
 * finds a lock asks for it. Null if the database serves one process only.
 */
export function createSaltSync(
  db: Database,
  hash: KeyedHash,
  today: () => string,
  next: NextSalt,
): AgreeOnSalt | null {
  if (db.listen === undefined) return null;
  return new SaltSync(db, hash, today, next).agree;
}

interface SharedSalt {
  day: string;
  name: string;
  salt: string;
  /** The connection that holds the lock. */
  connection: Queryable;
}

class SaltSync {
  readonly #db: Database;
  readonly #hash: KeyedHash;
  readonly #today: () => string;
  readonly #next: NextSalt;
  #agreed: Agreed | undefined;
  /** The last salt that was known, from which the next day's is made. */
  #last: string | null = null;
  /** The salt that is sent to processes that ask. */
  #shared: SharedSalt | undefined;
  #listening = false;
  #connection = openPromise<Queryable>();
  #receive: (message: string) => void = () => undefined;

  constructor(
    db: Database,
    hash: KeyedHash,
    today: () => string,
    next: NextSalt,
  ) {
    this.#db = db;
    this.#hash = hash;
    this.#today = today;
    this.#next = next;
  }

  readonly agree: AgreeOnSalt = (day) => {
    if (this.#agreed?.day === day) return this.#agreed.salt;
    return this.#start(day, this.#begin(day));
  };

  /** Only one day's salt is known at a time. */
  async #begin(day: string): Promise<string> {
    this.#shared = undefined;
    await dropMarks(await this.#connected());
    return this.#join(day, this.#next(this.#last));
  }

  #start(day: string, salt: Promise<string>): Promise<string> {
    const agreed = { day, salt };
    this.#agreed = agreed;
    salt.catch(() => {
      if (this.#agreed === agreed) this.#agreed = undefined;
    });
    return salt;
  }

  /**
   * If the lock holders do not respond, they hang or their disconnect was not
   * noticed yet: the other processes go on with a new lock.
   */
  async #join(day: string, mine: string): Promise<string> {
    for (let round = 0; round < roundsMax; round += 1) {
      const name = this.#hash.of("salts", day, round);
      const met = await this.#meet(name, mine);
      if (met === null) continue;
      if (this.#agreed?.day === day) {
        this.#shared = { day, name, ...met };
        this.#last = met.salt;
      }
      return met.salt;
    }
    throw new DatabaseUnavailable("no process sent the day's salt");
  }

  /** Null if others hold the lock and none responds. */
  async #meet(name: string, mine: string) {
    const question = askForSalt(this.#hash, name);
    const answer = this.#answerTo(question);
    const until = performance.now() + timeoutMs;
    while (performance.now() < until) {
      const connection = await this.#connected();
      const first = await takeMark(connection, name);
      if (!first) await sendToAll(connection, question.text);
      const salt = first ? mine : await orNull(within(askEvery, answer));
      if (salt === null) continue;
      await shareMark(connection, name);
      if (first) await letOthersShare(connection, name);
      return { salt, connection };
    }
    return null;
  }

  #answerTo(question: SaltQuestion): Promise<string> {
    return new Promise((resolve) => {
      this.#receive = (message) => {
        const salt = question.read(message);
        if (salt !== null) resolve(salt);
      };
    });
  }

  async #connected(): Promise<Queryable> {
    this.#listen();
    const connection = await orNull(
      within(timeoutMs, this.#connection.promise),
    );
    if (connection !== null) return connection;
    throw new DatabaseUnavailable("the day's salt could not be requested");
  }

  #listen(): void {
    if (this.#listening) return;
    this.#listening = true;
    let isListening = false;
    this.#db.listen?.(saltChannel, {
      message: (text) => {
        this.#receive(text);
        this.#answer(text);
      },
      listening: (connection) => {
        isListening = true;
        this.#connection.resolve(connection);
        this.#joinAgain(connection);
      },
      lost: () => {
        // Processes that were already waiting continue to wait.
        if (isListening) this.#connection = openPromise();
        isListening = false;
      },
    });
  }

  /**
   * The lock was released with the previous connection, and others may have
   * agreed on another salt.
   */
  #joinAgain(connection: Queryable): void {
    if (this.#agreed === undefined) return;
    const { day, salt } = this.#agreed;
    const again = async () => {
      const mine = await salt;
      if (this.#shared?.connection === connection) return mine;
      this.#shared = undefined;
      return (await orNull(this.#join(day, mine))) ?? mine;
    };
    void this.#start(day, again());
  }

  #answer(message: string): void {
    const shared = this.#shared;
    if (shared === undefined || shared.day !== this.#today()) return;
    const answer = answerWithSalt(this.#hash, shared, message);
    // If it does not arrive, the other process will ask again.
    if (answer !== null)
      sendToAll(shared.connection, answer).catch(() => undefined);
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch {
    return null;
  }
}

function openPromise<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
