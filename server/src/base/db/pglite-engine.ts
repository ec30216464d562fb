import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { type StatementFailure, StatementError } from "./errors.ts";
import type { PgliteEngine } from "./pglite.ts";
import { scalarDecoders } from "./values.ts";

export interface PgliteSource {
  /** Folder of the database; in memory if omitted. */
  folder?: string | undefined;
  /** A dump (tar) to start from. */
  dump?: Uint8Array<ArrayBuffer> | undefined;
}

/** A PGlite session in this thread, which its statements block while they run. */
interface InProcessPglite extends PgliteEngine {
  dump(): Promise<Uint8Array<ArrayBuffer>>;
}

export async function startPglite(
  source: PgliteSource,
): Promise<InProcessPglite> {
  const db = await PGlite.create(options(source));
  // A recycled log file would still contain what was written there before.
  await db.exec("set wal_recycle = off");
  // Values arrive encoded, in the same form for both engines.
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
    extensions: { btree_gist, cube, earthdistance, pg_trgm },
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

type InitOptions = Parameters<NodeFS["init"]>[1];

/** The operations of Emscripten's NODEFS on files that concern modes. */
interface NodeOps {
  mknod: (parent: object, name: string, mode: number, dev: number) => object;
  setattr: (node: object, attributes: { mode?: number }) => void;
}

const others = 0o077;

/**
 * A folder whose files the engine creates for its own account only. The engine
 * ignores the umask and sets the mode of each new file to 0666.
 */
class PrivateNodeFS extends NodeFS {
  override async init(
    pg: PGlite,
    options: InitOptions,
  ): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS?: unknown }) => {
        closeToOthers((module.NODEFS as { node_ops: NodeOps }).node_ops);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function closeToOthers(ops: NodeOps): void {
  const { mknod, setattr } = ops;
  ops.mknod = (parent, name, mode, dev) =>
    mknod(parent, name, mode & ~others, dev);
  ops.setattr = (node, attributes) => {
    const { mode } = attributes;
    if (mode === undefined) setattr(node, attributes);
    else setattr(node, { ...attributes, mode: mode & ~others });
  };
}
