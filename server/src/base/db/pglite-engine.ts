import { PGlite } from "@electric-sql/pglite";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { StatementError } from "./errors.ts";
import type { StatementFailure } from "./errors.ts";
import type { PgliteEngine } from "./pglite.ts";
import { PrivateNodeFS } from "./private-node-fs.ts";
import { scalarDecoders } from "./values.ts";

export interface PgliteSource {
  /** Folder of the database; in memory without it. */
  folder?: string | undefined;
  /** A dump (tar) to start from. */
  dump?: Uint8Array<ArrayBuffer> | undefined;
}

/** A PGlite session in this thread, which its statements block while they run. */
export interface InProcessPglite extends PgliteEngine {
  dump(): Promise<Uint8Array<ArrayBuffer>>;
}

export async function startPglite(
  source: PgliteSource,
): Promise<InProcessPglite> {
  const db = await PGlite.create(options(source));
  // Values arrive encoded, the same for both engines.
  for (const type of Object.keys(db.serializers)) db.serializers[type] = String;
  return {
    async run(text, values) {
      const answer = await refusing(db.query<unknown>(text, values));
      return { rows: answer.rows, command: answer.command ?? "" };
    },
    async execute(script) {
      await refusing(db.exec(script));
    },
    async dump() {
      const tar = await db.dumpDataDir("none");
      return new Uint8Array(await tar.arrayBuffer());
    },
    close: () => db.close(),
  };
}

function options({ folder, dump }: PgliteSource) {
  return {
    extensions: { cube, earthdistance, pg_trgm },
    parsers: Object.fromEntries(scalarDecoders),
    ...(folder === undefined ? {} : { fs: new PrivateNodeFS(folder) }),
    ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
  };
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isStatementFailure(error) ? new StatementError(error, error) : error;
  }
}

function isStatementFailure(error: unknown): error is StatementFailure {
  return error instanceof Error && "severity" in error && "code" in error;
}
