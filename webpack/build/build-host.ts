import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint.ts";
import { describeHost } from "../fit/describe-part.ts";
import { contractFile } from "../fit/part-contract.ts";
import { hostConfig, kioskConfig } from "../config/host.ts";
import { hostHash } from "../config/script-integrity.ts";
import { integrityOf, precompress, prune, writeJson } from "./output.ts";
import { hostFolder } from "../checkout/paths.ts";
import { filesOf, runWebpack, type Built } from "./run-webpack.ts";
import { buildServerBundle } from "./server-bundle.ts";

/** `host/dist/manifest.json`: what the server needs to write a page. File names are relative to `/assets/`. */
export interface HostManifest {
  fingerprint: string;
  scripts: string[];
  styles: string[];
  /** Fetched only by pages with a remote. */
  federation: { scripts: string[]; styles: string[] };
  /** Of the page of kiosks, which has none of the rest. */
  kiosk: { scripts: string[]; styles: string[] };
  fonts: string[];
  /** Subresource integrity by file name. */
  hashes: Record<string, string>;
  /** Draws what stands around a page; in `dist/server/`. */
  server: string;
}

/**
 * Builds the host into `<dist>/assets/`. Returns the compressed bytes, null when nothing had changed.
 * @param dist By default what a server of this checkout serves.
 */
export async function buildHost(
  dist = path.join(hostFolder, "dist"),
): Promise<number | null> {
  const manifestFile = path.join(dist, "manifest.json");
  const print = fingerprint(hostFolder);
  if (builtFingerprint(manifestFile) === print) return null;
  const assets = path.join(dist, "assets");
  const publicPath = "/assets/";
  const build = { mode: "production", outputPath: assets, publicPath } as const;
  const host = await runWebpack(hostConfig(build));
  const kiosk = await runWebpack(kioskConfig(build));
  const built = {
    files: [...new Set([...host.files, ...kiosk.files])],
    groups: { ...host.groups, kiosk: kiosk.groups.kiosk! },
  };
  const bytes = await precompress(assets, built.files);
  const manifest = await describeBuild(print, assets, built);
  const [server = ""] = await buildServerBundle(
    hostFolder,
    path.join(dist, "server"),
    "server.[contenthash].cjs",
  );
  writeJson(path.join(dist, contractFile), describeHost());
  writeJson(manifestFile, { ...manifest, server } satisfies HostManifest);
  await prune(path.join(dist, "server"), (name) => name === server);
  await prune(assets, (name) =>
    built.files.includes(name.replace(/\.(br|gz)$/, "")),
  );
  return bytes;
}

function builtFingerprint(manifestFile: string): string | null {
  if (!existsSync(manifestFile)) return null;
  const text = readFileSync(manifestFile, "utf8");
  return (JSON.parse(text) as HostManifest).fingerprint;
}

async function describeBuild(
  print: string,
  assets: string,
  built: Built,
): Promise<Omit<HostManifest, "server">> {
  const of = (group: string) => ({
    scripts: filesOf(built, group, ".js"),
    styles: filesOf(built, group, ".css"),
  });
  const host = of("host");
  const federation = of("federation");
  const kiosk = of("kiosk");
  const groups = [host, federation, kiosk];
  const files = groups.flatMap((g) => [...g.scripts, ...g.styles]);
  const hashes = await Promise.all(
    files.map(async (file) => {
      return [
        file,
        await integrityOf(path.join(assets, file), hostHash),
      ] as const;
    }),
  );
  return {
    fingerprint: print,
    ...host,
    ...{ federation, kiosk },
    fonts: built.files.filter((name) => name.endsWith(".woff2")),
    hashes: Object.fromEntries(hashes),
  };
}
