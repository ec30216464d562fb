import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import {
  contractVersion,
  type EmbedFiles,
  firstLanguage,
  type Language,
  mapEmbedFiles,
  type RemoteRecord,
  type WordedFiles,
} from "@nearsay/core/contract";
import { buildEmbed } from "./build-embed.ts";
import { buildInLanguages, languagesToBuild } from "./build-in-languages.ts";
import {
  federationManifest,
  federationStats,
  writeManifests,
} from "./federation-manifest.ts";
import { fingerprint } from "./fingerprint.ts";
import { integrityOf, precompress, prune, writeJson } from "./output.ts";
import { packageVersion, remoteFolder } from "../checkout/paths.ts";
import {
  placedEntry,
  type RemoteBuild,
  remoteConfig,
} from "../config/remote.ts";
import { languagePlaceholder, nameIn } from "../messages/placeholders.ts";
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
  const languages = languagesToBuild();
  const modules = await buildModules({ name, version }, languages, draft);
  await writeManifests(draft, languages);
  const embed = await buildEmbed({ folder, outputPath: draft }, languages);
  const builds = [...modules.values()];
  const loaded = builds
    .flatMap(({ files }) => files)
    .filter((file) => file !== federationManifest);
  const bytes = await precompress(draft, [...loaded, ...(embed?.files ?? [])]);
  const described = [...modules].map(async ([language, built]) => {
    const own = embed?.languages.get(language);
    const part = { name, version, folder: draft };
    return [language, await describeBuild(part, language, built, own)] as const;
  });
  const { [firstLanguage]: english, ...others } = Object.fromEntries(
    await Promise.all(described),
  );
  const record: RemoteRecord = {
    name,
    version,
    contract: contractVersion,
    enabled: true,
    ...english!,
    languages: others,
  };
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  writeJson(path.join(dist, "current.json"), record);
  await prune(dist, (one) => !/^\.?\d/.test(one) || one === version);
  return bytes;
}

/** The modules and what draws them. */
async function buildModules(
  part: Pick<RemoteBuild, "name" | "version">,
  languages: readonly Language[],
  outputPath: string,
): Promise<Map<Language, Built>> {
  return buildInLanguages({
    languages,
    outputPath,
    hash: "sha384",
    async compile(messages, outputPath) {
      const build = {
        ...part,
        mode: "production",
        outputPath,
        messages,
      } as const;
      const built = await runWebpack(
        remoteConfig(build),
        remoteFolder(part.name),
      );
      const served = built.files.filter((file) => file !== federationStats);
      const server = await buildServerBundle(remoteFolder(part.name), {
        outputPath,
        messages,
        filename: `server.${languagePlaceholder}.cjs`,
      });
      return { ...built, files: [...served, ...server] };
    },
  });
}

function currentVersion(dist: string): string | null {
  const file = path.join(dist, "current.json");
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, "utf8")) as RemoteRecord).version;
}

/** What the record of a remote says of it in one language. @param embed By name, not by URL. */
async function describeBuild(
  {
    name,
    version,
    folder,
  }: { name: RemoteName; version: string; folder: string },
  language: Language,
  built: Built,
  embed: EmbedFiles | undefined,
): Promise<WordedFiles> {
  const url = (file: string) => remoteUrl(name, version, file);
  const entry = nameIn(language, placedEntry);
  const server = built.files.find((file) => file.endsWith(".cjs"));
  const { modules, hashes } = await describeModules(name, url, folder, built);
  const frame = await hashAll(embed?.frame.scripts ?? [], url, folder);
  return {
    entry: url(entry),
    integrity: await integrityOf(path.join(folder, entry)),
    modules,
    hashes: { ...hashes, ...frame },
    server: server ? url(server) : null,
    embed: embed ? mapEmbedFiles(embed, url) : null,
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
