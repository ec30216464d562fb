import Type from "typebox";
import { Check } from "typebox/value";
import type { EmbedFiles, RemoteFiles, RemoteRecord } from "./remotes.ts";

/** Folder name of a release: the version of its build, then six hex digits of its seal. */
const ReleaseName = Type.String({
  pattern: "^[0-9][0-9A-Za-z.+-]{0,80}-[0-9a-f]{6}$",
});
/** Not a path, and not a hidden file. */
const FileName = Type.String({
  pattern: "^[0-9A-Za-z_][0-9A-Za-z_.+@-]{0,200}$",
});
const RemoteName = Type.String({ pattern: "^[a-z][a-z0-9-]{0,63}$" });
const ChannelName = Type.String({ pattern: "^[a-z][a-z0-9-]{0,31}$" });
const Integrity = Type.String({ pattern: "^sha384-[0-9A-Za-z+/]{64}$" });

const strict = { additionalProperties: false };

/** Scripts and styles that are loaded together. */
const FileGroup = Type.Object({
  scripts: Type.Array(FileName),
  styles: Type.Array(FileName),
});

/** Number of earlier releases to which a pointer can be rolled back. */
export const earlierReleases = 20;

const ReleasePointerSchema = Type.Object({
  /** Increases by one with each change. */
  revision: Type.Integer({ minimum: 1 }),
  /** Id of this change, so that its maker can recognise it. */
  id: Type.String({ minLength: 1 }),
  /** ISO 8601. */
  at: Type.String({ minLength: 1 }),
  /** Who made the change, as given by the caller. */
  by: Type.String(),
  did: Type.Enum(["release", "channel", "rollback", "disable", "enable"]),
  enabled: Type.Boolean(),
  /** Null for the release that the site was built with. */
  current: Type.Union([ReleaseName, Type.Null()]),
  /** Whether the end-to-end tests passed with it when it was released; undefined if unknown. */
  tested: Type.Optional(Type.Boolean()),
  /**
   * ISO 8601: when the current release was released; undefined if it was
   * restored by a rollback, or if unknown.
   */
  since: Type.Optional(Type.String({ minLength: 1 })),
  /**
   * The release that the site automatically rolled back from; undefined after
   * another release was chosen.
   */
  left: Type.Optional(
    Type.Object({
      release: ReleaseName,
      /** When it was released. */
      since: Type.String({ minLength: 1 }),
      /** Number of networks in which pages reported that it fails. */
      failed: Type.Integer({ minimum: 1 }),
      /** Number of networks that loaded it, as far as the site observed. */
      loaded: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** Releases that only visitors of the channel get. */
  channels: Type.Record(ChannelName, ReleaseName, strict),
  /** Earlier current releases, newest first. */
  earlier: Type.Array(ReleaseName, { maxItems: earlierReleases }),
  /** Integrity of `release.json` of each release named here. */
  seals: Type.Record(ReleaseName, Integrity, strict),
});

/** Which release of a remote is in use. Replaced by compare-and-swap, never modified. */
export type ReleasePointer = Type.Static<typeof ReleasePointerSchema>;

/** The files of a release that a page needs, in one language. */
const ReleaseFiles = Type.Object({
  entry: FileName,
  /** Files of each exposed module, in addition to the entry. */
  modules: Type.Record(Type.String(), FileGroup),
  /** Renders its pages on the server; null if it renders none. */
  server: Type.Union([FileName, Type.Null()]),
});

type ReleaseFiles = Type.Static<typeof ReleaseFiles>;

const ReleaseEmbed = Type.Union([
  Type.Object({
    element: FileName,
    inline: FileName,
    react: FileName,
    types: FileName,
    styles: Type.Optional(Type.Union([FileName, Type.Null()])),
    frame: FileGroup,
  }),
  Type.Null(),
]);

const WordedFiles = Type.Object({
  ...ReleaseFiles.properties,
  embed: Type.Optional(ReleaseEmbed),
});

type WordedFiles = Type.Static<typeof WordedFiles>;

const ReleaseSchema = Type.Object({
  name: RemoteName,
  /**
   * Version of the build, which is part of its global names; the release's own
   * name is that of its folder.
   */
  version: Type.String({ minLength: 1 }),
  contract: Type.Integer(),
  /** Version ranges that it accepts of each library that the host shares. */
  requires: Type.Record(Type.String(), Type.String()),
  ...ReleaseFiles.properties,
  /** The files in other languages; omitted by builds from before there were any. */
  languages: Type.Optional(
    Type.Record(Type.String({ pattern: "^[a-z]{2}$" }), WordedFiles, strict),
  ),
  /** Its files for pages of other sites; null if it cannot be embedded. */
  embed: ReleaseEmbed,
  /** Every file of the folder except `release.json`. */
  files: Type.Record(
    FileName,
    Type.Object({
      integrity: Integrity,
      bytes: Type.Integer({ minimum: 0 }),
    }),
    strict,
  ),
  /** The commit that it was built from; null if unknown. */
  commit: Type.Union([Type.String(), Type.Null()]),
});

/** `release.json`, the file that makes a folder a release: written last. */
export type Release = Type.Static<typeof ReleaseSchema>;

/** Null if it is not a pointer, or names a release without its seal. */
export function readReleasePointer(value: unknown): ReleasePointer | null {
  if (!Check(ReleasePointerSchema, value)) return null;
  const sealed = namedReleases(value).every((n) =>
    Object.hasOwn(value.seals, n),
  );
  return sealed ? value : null;
}

/** Null if it is not a release, or names a file that it does not contain. */
export function readRelease(value: unknown): Release | null {
  if (!Check(ReleaseSchema, value)) return null;
  const { languages = {} } = value;
  const named = [value, ...Object.values(languages)].flatMap(
    ({ entry, server, embed, ...files }) => [
      ...[entry, ...moduleFiles(files), ...(server ? [server] : [])],
      ...(embed ? embedFilesOf(embed) : []),
    ],
  );
  const held = named.every((file) => Object.hasOwn(value.files, file));
  return held ? value : null;
}

/** The releases that a pointer names. */
export type NamedReleases = Pick<
  ReleasePointer,
  "current" | "channels" | "earlier"
>;

/** The releases that any visitor may get, without duplicates. */
export function namedReleases(named: NamedReleases): string[] {
  const { current, channels, earlier } = named;
  const shown = current === null ? [] : [current];
  return [...new Set([...shown, ...Object.values(channels), ...earlier])];
}

/**
 * The releases that are named after a rollback. The release that was left is
 * not stored as an earlier one: another rollback goes back further.
 * @param to Null for the release that the site was built with.
 */
export function rollBack(
  { channels, earlier }: NamedReleases,
  to: string | null,
): NamedReleases {
  const index = to === null ? -1 : earlier.indexOf(to);
  return {
    current: to,
    channels: { ...channels },
    earlier: to === null ? [] : earlier.slice(index + 1),
  };
}

/** The seals of the named releases, and no others. */
export function sealsOf(
  named: NamedReleases,
  known: ReleasePointer["seals"],
): ReleasePointer["seals"] {
  return Object.fromEntries(
    namedReleases(named).map((release) => [release, known[release] ?? ""]),
  );
}

/** When the current release was released; null if it was restored by a rollback, or if unknown. */
export function releasedAt(pointer: ReleasePointer): string | null {
  const { since = null, did, at } = pointer;
  // Older tools store only the time of the last change.
  return since ?? (did === "release" ? at : null);
}

/** Whether a text can be the name of a release's folder. */
export function isReleaseName(text: string): boolean {
  return Check(ReleaseName, text);
}

/** Whether a text can be the name of a channel. */
export function isChannelName(text: string): boolean {
  return Check(ChannelName, text);
}

/**
 * The record of a release that a page gets.
 * @param base URL of its folder, with a slash at the end.
 */
export function toRemoteRecord(
  release: Release,
  enabled: boolean,
  base: string,
): RemoteRecord {
  const url = (file: string) => `${base}${file}`;
  const { name, version, contract, languages } = release;
  const others = Object.entries(languages ?? {}).map(
    ([language, files]) =>
      [language, toWordedFiles(release, files, url)] as const,
  );
  return {
    name,
    version,
    contract,
    enabled,
    embed: null,
    ...toWordedFiles(release, release, url),
    ...(languages && { languages: Object.fromEntries(others) }),
  };
}

type UrlOf = (file: string) => string;

function toWordedFiles(
  release: Release,
  { embed, ...files }: WordedFiles,
  url: UrlOf,
) {
  const own = toRemoteFiles(release, files, url);
  if (!embed) return own;
  const frame = hashesOf(release, groupFiles([embed.frame]), url);
  return {
    ...own,
    hashes: { ...own.hashes, ...frame },
    embed: mapEmbedFiles(embed, url),
  };
}

function toRemoteFiles(
  release: Release,
  { entry, modules, server }: ReleaseFiles,
  url: UrlOf,
): RemoteFiles {
  const named = Object.entries(modules).map(
    ([module, { scripts, styles }]) =>
      [module, { scripts: scripts.map(url), styles: styles.map(url) }] as const,
  );
  return {
    entry: url(entry),
    integrity: integrityIn(release, entry),
    modules: Object.fromEntries(named),
    hashes: hashesOf(release, moduleFiles({ modules }), url),
    server: server === null ? null : url(server),
  };
}

function hashesOf(
  release: Release,
  files: string[],
  url: UrlOf,
): RemoteFiles["hashes"] {
  return Object.fromEntries(
    files.map((file) => [url(file), integrityIn(release, file)]),
  );
}

function integrityIn({ files }: Release, file: string): string {
  return files[file]?.integrity ?? "";
}

/** Maps all file names. */
export function mapEmbedFiles(
  { frame, ...files }: EmbedFiles,
  rename: (name: string) => string,
): EmbedFiles {
  return {
    element: rename(files.element),
    inline: rename(files.inline),
    react: rename(files.react),
    types: rename(files.types),
    styles: files.styles ? rename(files.styles) : null,
    frame: {
      scripts: frame.scripts.map(rename),
      styles: frame.styles.map(rename),
    },
  };
}

function embedFilesOf(embed: EmbedFiles): string[] {
  const { element, inline, react, types, styles, frame } = embed;
  const one = [element, inline, react, types, styles].filter(
    (file) => typeof file === "string",
  );
  return [...one, ...groupFiles([frame])];
}

function moduleFiles({ modules }: Pick<ReleaseFiles, "modules">): string[] {
  return groupFiles(Object.values(modules));
}

function groupFiles(groups: Type.Static<typeof FileGroup>[]): string[] {
  return [...new Set(groups.flatMap((m) => [...m.scripts, ...m.styles]))];
}
