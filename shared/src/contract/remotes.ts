import type { Boot } from "./boot.ts";
import { firstLanguage, type Language } from "./languages.ts";
import {
  asRecord,
  isRecord,
  readRecords,
  readBoolean,
  readNumber,
  readOptionalString,
  readString,
  readStringList,
} from "./read.ts";

/**
 * Version of the contract between host and remotes: share scope, exposed
 * modules and their props. Raise it when a remote that was built before could
 * no longer work.
 */
export const contractVersion = 1;

/**
 * One entry of the registry: which version of a remote to load, from where, and
 * the hashes to verify it.
 */
export interface RemoteRecord extends RemoteFiles {
  name: string;
  version: string;
  contract: number;
  enabled: boolean;
  /** Its files for pages of other sites; null or undefined if it cannot be embedded. */
  embed?: EmbedFiles | null;
  /**
   * The files in other languages, as far as it was built in them; omitted if
   * the files are already in the page's language.
   */
  languages?: Partial<Record<Language, WordedFiles>>;
}

/** The fields that differ between languages. */
export type WordedFiles = RemoteFiles & Pick<RemoteRecord, "embed">;

/** The files of a remote in one language. */
export interface RemoteFiles {
  /** URL of the container script. */
  entry: string;
  /** Subresource integrity of the entry, `sha384-…`. */
  integrity: string;
  /** URLs of the files that each exposed module needs in addition to the entry, for preloading. */
  modules: Record<string, { scripts: string[]; styles: string[] }>;
  /** Subresource integrity of each of those files, and of the scripts in frames, by URL. */
  hashes: Record<string, string>;
  /** URL of the file that renders its pages on the server; null or undefined if it renders none. */
  server?: string | null;
}

/** URLs of the files behind the addresses that other sites use. */
export interface EmbedFiles {
  /** Defines `<nearsay-survey>`; a classic script. */
  element: string;
  /** Shows a survey without a frame; an ES module. */
  inline: string;
  /** The widget for React hosts; a federated container. */
  react: string;
  /** The type declarations of all these. */
  types: string;
  /**
   * Styles of `inline`, adapted to a shadow root; null or undefined if only its
   * script contains them.
   */
  styles?: string | null;
  /** Scripts (ES modules) and styles of a page in a frame. */
  frame: { scripts: string[]; styles: string[] };
}

/**
 * Global name of a remote's container script. It contains the version, so that
 * a newer build can be loaded into a page in which an older one failed.
 */
export function containerName(name: string, version: string): string {
  return `nearsay_${name}_${version}`.replace(/\W/g, "_");
}

export interface RemoteRegistry {
  remotes: RemoteRecord[];
}

/**
 * The registry for a page in this language: a remote that does not exist in it
 * is shown in English.
 */
export function inLanguage(
  { remotes }: RemoteRegistry,
  language: Language,
): RemoteRegistry {
  return {
    remotes: remotes.map(({ languages, ...record }) => ({
      ...record,
      ...languages?.[language],
    })),
  };
}

/**
 * The files for other sites in this language, and their language: a survey is
 * rendered and run in a single language, so English is used if any of the files
 * does not exist in the requested one.
 */
export function embedInLanguage(
  { languages, ...english }: RemoteRecord,
  language: Language,
): { record: RemoteRecord; language: Language } {
  const files = languages?.[language];
  return files?.embed
    ? { record: { ...english, ...files }, language }
    : { record: english, language: firstLanguage };
}

export function readRemoteRegistry(reply: unknown): RemoteRegistry {
  const list = readRecords(asRecord(reply).remotes);
  return { remotes: list.flatMap(toRemote) };
}

function toRemote(item: Record<string, unknown>): RemoteRecord[] {
  const name = readString(item, "name");
  const files = toRemoteFiles(item);
  if (name === "" || files.entry === "") return [];
  return [
    {
      name,
      ...files,
      version: readString(item, "version"),
      contract: readNumber(item, "contract") ?? 0,
      enabled: readBoolean(item, "enabled"),
      embed: isRecord(item.embed) ? toEmbedFiles(item.embed) : null,
      ...(isRecord(item.languages) && { languages: item.languages }),
    },
  ];
}

function toRemoteFiles(item: Record<string, unknown>): RemoteFiles {
  return {
    entry: readString(item, "entry"),
    integrity: readString(item, "integrity"),
    modules: asRecord(item.modules) as RemoteRecord["modules"],
    hashes: asRecord(item.hashes) as RemoteRecord["hashes"],
    server: readOptionalString(item, "server"),
  };
}

/** All files or null: a part of them would leave some pages of other sites without their survey. */
function toEmbedFiles(item: Record<string, unknown>): EmbedFiles | null {
  const names = ["element", "inline", "react", "types"] as const;
  const [element, inline, react, types] = names.map((name) =>
    readOptionalString(item, name),
  );
  if (!element || !inline || !react || !types || !isRecord(item.frame))
    return null;
  const frame = {
    scripts: readStringList(item.frame.scripts),
    styles: readStringList(item.frame.styles),
  };
  const styles = readOptionalString(item, "styles");
  return { element, inline, react, types, styles, frame };
}

/** Content of a page that the server renders before any script loads. */
export interface ServerPart {
  /** Name of the exposed module, without the remote's name. */
  module: string;
  props: Record<string, string | undefined>;
  /** Path and query of the page. */
  url: string;
  /** The boot block that is also written into the page. */
  boot: Boot;
}

/**
 * The `renderModule` export of the file that renders a remote's pages: returns
 * a module's HTML, equal to its first render in the browser; null if this is
 * left to the browser.
 */
export type RenderModule = (part: ServerPart) => string | null;

/** The `renderShell` export of the host: returns what is before and after the page's content. */
export type RenderShell = (page: Pick<ServerPart, "url" | "boot">) => {
  before: string;
  after: string;
};

/**
 * Where a remote failed: requesting the registry, loading the federation
 * runtime, loading the container script, a hash mismatch, loading the module's
 * own files, or rendering the module.
 */
export const remotePhases = [
  "registry",
  "runtime",
  "entry",
  "integrity",
  "module",
  "render",
] as const;
export type RemotePhase = (typeof remotePhases)[number];

/** The reason, as far as it matters to the user. */
export const remoteReasons = [
  "missing",
  "disabled",
  "contract",
  "timeout",
  "damaged",
  "failed",
] as const;
export type RemoteReason = (typeof remoteReasons)[number];
