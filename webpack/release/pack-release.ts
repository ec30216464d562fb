import { createHash } from "node:crypto";
import {
  mapEmbedFiles,
  type Release,
  type RemoteFiles,
  type RemoteRecord,
} from "@nearsay/core/contract";

/** A build, ready to be written to a store. */
export interface PackedRelease {
  /** Name of its folder. */
  release: string;
  /** Integrity of the manifest. */
  seal: string;
  /** Content of `release.json`. */
  manifest: Uint8Array;
  files: BuiltFile[];
}

export interface BuiltFile {
  file: string;
  content: Uint8Array;
}

export interface Origin {
  /** Version ranges that it accepts of each library that the host shares. */
  requires: Record<string, string>;
  commit: string | null;
}

/**
 * Seals a build. The name is derived from the output, not from the input: two
 * builds of one version differ if they were made in two folders, and their
 * files must never mix.
 */
export function packRelease(
  record: RemoteRecord,
  files: BuiltFile[],
  { requires, commit }: Origin,
): PackedRelease {
  const release: Release = {
    name: record.name,
    version: record.version,
    contract: record.contract,
    requires,
    ...filesOf(record),
    embed: record.embed ? mapEmbedFiles(record.embed, fileOf) : null,
    files: Object.fromEntries(
      files.map(({ file, content }) => [
        file,
        { integrity: integrity(content), bytes: content.length },
      ]),
    ),
    commit,
    ...(record.languages && { languages: mapLanguages(record.languages) }),
  };
  const manifest = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
  return {
    release: releaseName(record.version, manifest),
    seal: integrity(manifest),
    manifest,
    files,
  };
}

/** `<version>-<six hex digits of the manifest's hash>`. */
export function releaseName(version: string, manifest: Uint8Array): string {
  const hex = createHash("sha384").update(manifest).digest("hex");
  return `${version}-${hex.slice(0, 6)}`;
}

export function integrity(content: Uint8Array): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

type Languages = NonNullable<RemoteRecord["languages"]>;

function mapLanguages(languages: Languages): NonNullable<Release["languages"]> {
  return Object.fromEntries(
    Object.entries(languages).map(([language, files]) => [
      language,
      {
        ...filesOf(files),
        ...(files.embed && { embed: mapEmbedFiles(files.embed, fileOf) }),
      },
    ]),
  );
}

function filesOf({ entry, modules, server }: RemoteFiles) {
  return {
    entry: fileOf(entry),
    modules: mapModules(modules),
    server: server ? fileOf(server) : null,
  };
}

function mapModules(modules: RemoteRecord["modules"]): Release["modules"] {
  return Object.fromEntries(
    Object.entries(modules).map(([module, { scripts, styles }]) => [
      module,
      { scripts: scripts.map(fileOf), styles: styles.map(fileOf) },
    ]),
  );
}

/** A build's addresses contain the path on this site; a release can be served from anywhere. */
function fileOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}
