import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type InitOptions = Parameters<NodeFS["init"]>[1];

/** What Emscripten's NODEFS does with the files of this machine, as far as it concerns modes. */
interface NodeOps {
  mknod: (parent: object, name: string, mode: number, dev: number) => object;
  setattr: (node: object, attributes: { mode?: number }) => void;
}

const others = 0o077;

/**
 * A folder whose files the engine makes for its own account alone. The engine
 * knows no umask and sets the mode of each new file to 0666 whatever that of
 * the process is.
 */
export class PrivateNodeFS extends NodeFS {
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
