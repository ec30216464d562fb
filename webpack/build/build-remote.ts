import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import {
  contractVersion,
  type Language,
  mapEmbedFiles,
  type RemoteRecord,
} from "@nearsay/core/contract";
import { buildEmbed, type BuiltEmbed } from "./build-embed.ts";
import {
  buildInLanguages,
  languagesToBuild,
  packScripts,
} from "./build-in-languages.ts";
import { fingerprint } from "./fingerprint.ts";
import { integrityOf, precompress, prune, writeJson } from "./output.ts";
import { packageVersion, remoteFolder } from "../checkout/paths.ts";
import { entryFile, type RemoteBuild, remoteConfig } from "../config/remote.ts";
import { languagePlace } from "../config/words.ts";
import { modulesOf, type RemoteName } from "../checkout/remotes.ts";
import { filesOf, runWebpack, type Built } from "./run-webpack.ts";
import { buildServerBundle } from "./server-bundle.ts";

/**
 * Builds a remote into `<dist>/<version>/`, which never changes afterwards, and
 * points `<dist>/current.json` at it. Returns the compressed bytes, null if
 * that version already exists.
 * @param dist By default the folder that a server of this checkout serves.
 */
export async function buildRemote(
  name: RemoteName,
  dist = path.join(remoteFolder(name), "dist"),
): Promise<number | null> {
  const folder = remoteFolder(name);
  const version = `${packageVersion(folder)}-${fingerprint(folder)}`;
  const target = path.join(dist, version);
  if (currentVersion(dist) === version && existsSync(target)) return null;
  const draft = path.join(dist, `.${version}.${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  const built = await runWebpack(
    remoteConfig({ name, version, mode: "production", outputPath: draft }),
  );
  const drawing = await buildServerBundle(folder, draft, "server.cjs");
  await packScripts(draft, drawing);
  const [server] = drawing;
  const worded = await buildWorded({ name, version }, draft);
  const embed = await buildEmbed(
    { folder, outputPath: draft },
    languagesToBuild(),
  );
  const urlOf = (file: string) => remoteUrl(name, version, file);
  const inLanguages = [...worded.values()].flatMap(({ files }) => files);
  const files = [...built.files, ...inLanguages, ...(embed?.files ?? [])];
  const bytes = await precompress(draft, files);
  const described = await describeBuild(name, version, draft, built, embed);
  const record: RemoteRecord = {
    ...described,
    server: server ? remoteUrl(name, version, server) : null,
    embed: embed && mapEmbedFiles(embed.embed, urlOf),
    ...(await describeLanguages(described, draft, worded, embed)),
  };
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  writeJson(path.join(dist, "current.json"), record);
  await prune(dist, (one) => !/^\.?\d/.test(one) || one === version);
  return bytes;
}

/** The modules and their server rendering, in all languages except English. */
async function buildWorded(
  part: Pick<RemoteBuild, "name" | "version">,
  outputPath: string,
): Promise<Map<Language, Built>> {
  return buildInLanguages({
    ...{ languages: languagesToBuild(), outputPath, hash: "sha384" },
    async compile(words, outputPath) {
      const filename = `server.${languagePlace}.cjs`;
      const folder = remoteFolder(part.name);
      const build = { ...part, mode: "production", outputPath, words } as const;
      const built = await runWebpack(remoteConfig(build));
      const server = await buildServerBundle(
        ...([folder, outputPath, filename, words] as const),
      );
      return { ...built, files: [...built.files, ...server] };
    },
  });
}

async function describeLanguages(
  { name, version }: Pick<RemoteRecord, "name" | "version">,
  folder: string,
  worded: ReadonlyMap<Language, Built>,
  embed: BuiltEmbed | null,
): Promise<Pick<RemoteRecord, "languages">> {
  if (worded.size === 0) return {};
  const all = [...worded].map(async ([language, built]) => {
    const url = (file: string) => remoteUrl(name as RemoteName, version, file);
    const entry = entryFile.replace(/(?=\.js$)/, `.${language}`);
    const server = built.files.find((file) => file.endsWith(".cjs"));
    const own = embed?.languages.get(language);
    const described = await describeModules(
      ...([name as RemoteName, url, folder, built] as const),
    );
    const frame = own?.frame.scripts ?? [];
    return [
      language,
      {
        entry: url(entry),
        integrity: await integrityOf(path.join(folder, entry)),
        modules: described.modules,
        hashes: { ...described.hashes, ...(await hashAll(frame, url, folder)) },
        server: server ? url(server) : null,
        ...(own && { embed: mapEmbedFiles(own, url) }),
      },
    ] as const;
  });
  return { languages: Object.fromEntries(await Promise.all(all)) };
}

function currentVersion(dist: string): string | null {
  const file = path.join(dist, "current.json");
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, "utf8")) as RemoteRecord).version;
}

async function describeBuild(
  name: RemoteName,
  version: string,
  folder: string,
  built: Built,
  embed: BuiltEmbed | null,
): Promise<Omit<RemoteRecord, "server" | "embed">> {
  const url = (file: string) => remoteUrl(name, version, file);
  const { modules, hashes } = await describeModules(name, url, folder, built);
  return {
    name,
    version,
    entry: url(entryFile),
    integrity: await integrityOf(path.join(folder, entryFile)),
    contract: contractVersion,
    enabled: true,
    modules,
    hashes: {
      ...hashes,
      ...(await hashAll(embed?.embed.frame.scripts ?? [], url, folder)),
    },
  };
}

/** By address. */
async function hashAll(
  files: readonly string[],
  url: (file: string) => string,
  folder: string,
): Promise<RemoteRecord["hashes"]> {
  const all = files.map(async (file) => {
    return [url(file), await integrityOf(path.join(folder, file))] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** Files of each exposed module, and their hashes. */
async function describeModules(
  name: RemoteName,
  url: (file: string) => string,
  folder: string,
  built: Built,
): Promise<Pick<RemoteRecord, "modules" | "hashes">> {
  const modules: RemoteRecord["modules"] = {};
  const hashes: RemoteRecord["hashes"] = {};
  for (const module of modulesOf(name)) {
    const scripts = filesOf(built, module, ".js");
    const styles = filesOf(built, module, ".css");
    modules[module] = { scripts: scripts.map(url), styles: styles.map(url) };
    Object.assign(hashes, await hashAll([...scripts, ...styles], url, folder));
  }
  return { modules, hashes };
}

function remoteUrl(name: RemoteName, version: string, file: string): string {
  return `/remotes/${name}/${version}/${file}`;
}
