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
 * The agreement between host and remotes: share scope, exposed modules and
 * their props. Raised when a remote built before could no longer work.
 */
export const contractVersion = 1;

/** One line of the registry: which version of a remote to load, from where, and how to know it is the one. */
export interface RemoteRecord extends RemoteFiles {
  name: string;
  version: string;
  contract: number;
  enabled: boolean;
  /** What it brings for the pages of other sites; nothing where it is not embedded. */
  embed?: EmbedFiles | null;
  /** The same in other languages, as far as it was built in them; left out where the page's own was chosen. */
  languages?: Partial<Record<Language, WordedFiles>>;
}

/** What differs between languages. */
export type WordedFiles = RemoteFiles & Pick<RemoteRecord, "embed">;

/** The files of a remote in one language. */
export interface RemoteFiles {
  /** URL of the container script. */
  entry: string;
  /** Subresource integrity of the entry, `sha384-…`. */
  integrity: string;
  /** URLs of the files each exposed module needs besides the entry, for preloading. */
  modules: Record<string, { scripts: string[]; styles: string[] }>;
  /** Subresource integrity of each of those files, and of the scripts in frames, by URL. */
  hashes: Record<string, string>;
  /** URL of the file that draws its pages on the server; nothing where it draws none. */
  server?: string | null;
}

/** URLs of the files behind the addresses that other sites name. */
export interface EmbedFiles {
  /** Defines `<nearsay-survey>`; a classic script. */
  element: string;
  /** Shows a survey without a frame; an ES module. */
  inline: string;
  /** The widget for React hosts; a federated container. */
  react: string;
  /** The types of all that. */
  types: string;
  /** What `inline` looks like, made to fit a shadow root; nothing where only its script knows. */
  styles?: string | null;
  /** What a page in a frame runs, as ES modules, and looks like. */
  frame: { scripts: string[]; styles: string[] };
}

/**
 * Global name of a remote's container script. It holds the version, so that a
 * newer build can be loaded into a page where an older one failed.
 */
export function containerName(name: string, version: string): string {
  return `nearsay_${name}_${version}`.replace(/\W/g, "_");
}

export interface RemoteRegistry {
  remotes: RemoteRecord[];
}

/** What a page in this language is told: a remote that lacks it is shown in English. */
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
 * What other sites are given in this language, and in which it is: a survey is
 * drawn and run in one, so that English stands for a language that a part of it lacks.
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

/** All of it or nothing: half of it would leave some pages of others without their survey. */
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

/** A page's part that the server draws before any script comes. */
export interface ServerPart {
  /** Name of the exposed module, without the remote's. */
  module: string;
  props: Record<string, string | undefined>;
  /** Path and query of the page. */
  url: string;
  /** What is written into the page, too. */
  boot: Boot;
}

/**
 * What the file that draws a remote's pages exports as `renderModule`: the HTML of a
 * module as its first render in the browser will be; null where that is left
 * to the browser.
 */
export type RenderModule = (part: ServerPart) => string | null;

/** What the host's exports as `renderShell`: what comes before and after the page. */
export type RenderShell = (page: Pick<ServerPart, "url" | "boot">) => {
  before: string;
  after: string;
};

/**
 * Where a remote broke: asking the registry, fetching the federation runtime,
 * the container script, a hash that does not match, the module's own files, or
 * the module while rendering.
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

/** Why, as far as the person may care. */
export const remoteReasons = [
  "missing",
  "disabled",
  "contract",
  "timeout",
  "damaged",
  "failed",
] as const;
export type RemoteReason = (typeof remoteReasons)[number];
