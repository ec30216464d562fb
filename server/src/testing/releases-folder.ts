import { createHash, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  contractVersion,
  type Release,
  type ReleasePointer,
} from "@nearsay/core/contract";

/** Writes releases of one remote as the release tool does. */
export class ReleasesFolder {
  readonly #folder: string;
  readonly #name: string;
  readonly #seals: ReleasePointer["seals"] = {};
  #revision = 0;

  constructor(releasesDir: string, name: string) {
    this.#folder = path.join(releasesDir, name);
    this.#name = name;
  }

  /** Writes a release with these files and returns its name. */
  async release(
    files: Record<string, string>,
    changes: Partial<Release> = {},
  ): Promise<string> {
    const manifest = JSON.stringify({ ...this.#describe(files), ...changes });
    const hex = createHash("sha384").update(manifest).digest("hex");
    const release = `0.1.0-aaaaaaaa-${hex.slice(0, 6)}`;
    for (const [file, text] of Object.entries(files))
      await this.write(`${release}/${file}`, text);
    await this.write(`${release}/release.json`, manifest);
    this.#seals[release] = integrity(manifest);
    return release;
  }

  /** Writes the next pointer. */
  async point(changes: Partial<ReleasePointer>): Promise<void> {
    this.#revision += 1;
    const pointer: ReleasePointer = {
      revision: this.#revision,
      id: randomUUID(),
      at: "2026-11-22T10:02:00.000Z",
      by: "ann@desk",
      did: "release",
      enabled: true,
      current: null,
      channels: {},
      earlier: [],
      seals: this.#seals,
      ...changes,
    };
    const file = `pointer.${this.#revision}.json`;
    await this.write(file, JSON.stringify(pointer));
  }

  /** Writes a file in the remote's folder. */
  async write(file: string, text: string): Promise<void> {
    const target = path.join(this.#folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  /**
   * Every `<Module>.js` and `<Module>.css` belongs to a module; `server.cjs` is
   * the server bundle.
   */
  #describe(files: Record<string, string>): Release {
    const names = Object.keys(files);
    const modules = names.flatMap((n) => /^([A-Z]\w*)\.js$/.exec(n)?.[1] ?? []);
    const having = (file: string) => names.filter((name) => name === file);
    return {
      name: this.#name,
      version: "0.1.0-aaaaaaaa",
      contract: contractVersion,
      requires: {},
      entry: "entry.js",
      modules: Object.fromEntries(
        modules.map((module) => [
          module,
          { scripts: having(`${module}.js`), styles: having(`${module}.css`) },
        ]),
      ),
      server: having("server.cjs")[0] ?? null,
      embed: null,
      files: Object.fromEntries(
        Object.entries(files).map(([file, text]) => [
          file,
          { integrity: integrity(text), bytes: Buffer.byteLength(text) },
        ]),
      ),
      commit: null,
    };
  }
}

function integrity(text: string): string {
  return `sha384-${createHash("sha384").update(text).digest("base64")}`;
}
