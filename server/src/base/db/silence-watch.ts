import { setImmediate } from "node:timers/promises";
import pg from "pg";
import { within } from "../within.ts";
import { DatabaseUnavailable } from "./errors.ts";

/** Milliseconds without a response after which the server is asked whether it is still working. */
const silence = 1_000;
/** Timeout in milliseconds for that check. */
const timeoutMs = 1_000;
const checkEvery = 200;

interface UnderWay {
  /** The id of the server process that runs the statement. */
  pid: number;
  since: number;
  /**
   * Whether the server was not working on it at the last check; its response
   * may have been on the way.
   */
  suspected: boolean;
  giveUp: (reason: Error) => void;
}

/**
 * Distinguishes a silent server from a slow one: asks on another connection
 * whether it is working on a statement. If so, the statement may continue; if
 * not, or if there is no reply either, no response will arrive.
 */
export class SilenceWatch {
  readonly #pool: pg.Pool;
  readonly #underWay = new Set<UnderWay>();
  readonly #timer: NodeJS.Timeout;
  #asking = false;

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      application_name: "nearsay watch",
    });
    this.#pool.on("error", () => undefined);
    this.#timer = setInterval(() => void this.#check(), checkEvery).unref();
  }

  /**
   * The result of the statement. Rejects with DatabaseUnavailable if no
   * response will arrive; the connection can then no longer be used.
   */
  async over<T>(client: pg.ClientBase, statement: Promise<T>): Promise<T> {
    let mine: UnderWay | undefined;
    const silent = new Promise<never>((_resolve, giveUp) => {
      const since = performance.now();
      mine = { pid: pidOf(client), since, suspected: false, giveUp };
      this.#underWay.add(mine);
    });
    try {
      return await Promise.race([statement, silent]);
    } finally {
      if (mine !== undefined) this.#underWay.delete(mine);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pool.end();
  }

  async #check(): Promise<void> {
    const late = this.#late();
    if (late.length === 0 || this.#asking) return;
    this.#asking = true;
    try {
      const isAtWork = await this.#askInTime(late);
      for (const statement of late) judge(statement, isAtWork);
    } catch (error) {
      // For example too many connections: a server that reports this is not
      // silent.
      if (!isSilence(error)) return;
      for (const { giveUp } of this.#late()) giveUp(gone());
    } finally {
      this.#asking = false;
    }
  }

  #late(): UnderWay[] {
    const now = performance.now();
    return [...this.#underWay].filter(({ since }) => now - since > silence);
  }

  /** If this process was delayed, a reply may have arrived that has not been read yet. */
  async #askInTime(late: UnderWay[]) {
    const answer = this.#askFor(late);
    return within(timeoutMs, answer).catch(async () => {
      await setImmediate();
      return within(0, answer);
    });
  }

  async #askFor(late: UnderWay[]): Promise<(pid: number) => boolean> {
    const client = await this.#pool.connect();
    let failed = true;
    try {
      const { rows } = await client.query<{ own: number; pids: number[] }>(
        `select pg_backend_pid() as own, array(
           select pid from pg_stat_activity
           where pid = any($1::int[]) and state not like 'idle%'
         ) as pids`,
        [late.map(({ pid }) => pid)],
      );
      failed = false;
      const [{ own, pids } = { own: 0, pids: [] as number[] }] = rows;
      // Through a pooler, the process that serves a connection is unknown.
      const isKnown = own === pidOf(client);
      return (pid) => !isKnown || pids.includes(pid);
    } finally {
      client.release(failed);
    }
  }
}

function judge(statement: UnderWay, isAtWork: (pid: number) => boolean): void {
  if (isAtWork(statement.pid)) statement.suspected = false;
  else if (statement.suspected) statement.giveUp(gone());
  else statement.suspected = true;
}

function isSilence(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError);
}

function gone(): DatabaseUnavailable {
  return new DatabaseUnavailable("it does not respond");
}

/** The type of pg does not include it. */
function pidOf(client: pg.ClientBase): number {
  return (client as pg.ClientBase & { processID?: number }).processID ?? 0;
}
