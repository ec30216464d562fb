import { rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import {
  contractVersion,
  firstLanguage,
  type EmbedFiles,
  mapEmbedFiles,
  type RemoteRecord,
} from "@nearsay/core/contract";
import type WebpackDevServer from "webpack-dev-server";
import type { Configuration as ServerConfiguration } from "webpack-dev-server";
import {
  startApiServer,
  untilListening,
  type ApiServer,
} from "./api-server.ts";
import { buildEmbed } from "../build/build-embed.ts";
import { claimPort, releasePort, type ClaimedPort } from "./claim-port.ts";
import { devOrigin, startDevServer } from "./dev-server.ts";
import { findGalleries } from "../config/gallery.ts";
import { hostConfig } from "../config/host.ts";
import { remoteFolder, root } from "../checkout/paths.ts";
import { entryFile, remoteConfig } from "../config/remote.ts";
import {
  firstGalleryPort,
  hostDevPort,
  isRemoteName,
  modulesOf,
  remoteDevPort,
  remoteNames,
  serverDevPort,
  type RemoteName,
} from "../checkout/remotes.ts";
import {
  standaloneConfig,
  standaloneHtml,
  type StandalonePage,
} from "../config/standalone.ts";

/**
 * `npm run dev`: the entire product; `npm run dev -w remotes/x`: only that
 * remote; `npm run gallery`: the galleries. All with hot reload.
 */
const [name] = process.argv.slice(2);
const running: WebpackDevServer[] = [];
let api: ApiServer | null = null;

if (name === undefined) await developAll();
else if (name === "gallery") await developGalleries();
else if (isRemoteName(name)) await developAlone(name);
else {
  process.stderr.write(
    `There is no remote called ${name}. Remotes: ${remoteNames.join(", ")}.\n`,
  );
  process.exitCode = 1;
}

process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());

/** The product at one address, with host and remotes from dev servers. */
async function developAll(): Promise<void> {
  const outputPath = path.join(root, "node_modules/.cache/dev");
  // Reserved until the server needs it, which is last.
  const atServer = await claimPort(serverDevPort);
  const atHost = await claimPort(hostDevPort);
  const publicPath = `${devOrigin(atHost)}/`;
  const host = hostConfig({ mode: "development", outputPath, publicPath });
  running.push(await startDevServer(host, atHost));
  const remotes: RemoteRecord[] = [];
  for (const remote of remoteNames) {
    const claimed = await claimPort(remoteDevPort(remote));
    const build = { name: remote, version: "dev", outputPath };
    const configuration = remoteConfig({ ...build, mode: "development" });
    running.push(await startDevServer(configuration, claimed));
    remotes.push(await devRecord(remote, claimed));
  }
  const port = await releasePort(atServer);
  api = startApiServer({
    PORT: process.env.PORT ?? String(port),
    DEV_SERVERS: JSON.stringify({ host: devOrigin(atHost), remotes }),
  });
  await untilListening(api);
}

/** Without hashes: the files of a dev server change all the time. */
async function devRecord(
  remote: RemoteName,
  claimed: ClaimedPort,
): Promise<RemoteRecord> {
  return {
    name: remote,
    version: "dev",
    entry: `${devOrigin(claimed)}/${entryFile}`,
    integrity: "",
    contract: contractVersion,
    enabled: true,
    modules: Object.fromEntries(
      modulesOf(remote).map((module) => [module, { scripts: [], styles: [] }]),
    ),
    hashes: {},
    embed: await embedOnce(remote),
  };
}

/** The files for other sites are built once at the start: their pages support no hot reload. */
async function embedOnce(remote: RemoteName): Promise<EmbedFiles | null> {
  const folder = remoteFolder(remote);
  const version = "0.0.0-dev";
  const outputPath = path.join(folder, "dist", version);
  await rm(outputPath, { recursive: true, force: true });
  const built = await buildEmbed({ folder, outputPath }, [firstLanguage]);
  const english = built?.languages.get(firstLanguage);
  const url = (file: string) => `/remotes/${remote}/${version}/${file}`;
  return english ? mapEmbedFiles(english, url) : null;
}

async function developAlone(remote: RemoteName): Promise<void> {
  const target = process.env.API_URL ?? (await startOwnApi(remote));
  const page = {
    name: remote,
    entry: path.join(remoteFolder(remote), "src/standalone.tsx"),
  };
  await developPage(page, remoteDevPort(remote), {
    proxy: [{ context: ["/api"], target, changeOrigin: true }],
  });
}

async function developGalleries(): Promise<void> {
  for (const [index, page] of findGalleries().entries())
    await developPage(page, firstGalleryPort + index);
}

/** One page at every address of a separate server. */
async function developPage(
  page: StandalonePage,
  port: number,
  more: ServerConfiguration = {},
): Promise<void> {
  const configuration = standaloneConfig(page, "development");
  const claimed = await claimPort(port);
  const server = await startDevServer(configuration, claimed, {
    ...more,
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      (_request: IncomingMessage, response: ServerResponse) => {
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(standaloneHtml(page));
      },
    ],
  });
  running.push(server);
  process.stdout.write(`${page.name} alone: ${devOrigin(claimed)}/\n`);
}

/** With separate data, so that the entire product can run at the same time. */
async function startOwnApi(remote: RemoteName): Promise<string> {
  const port = await releasePort(await claimPort(0));
  api = startApiServer({
    PORT: String(port),
    DATA_DIR: path.join(root, "node_modules/.cache/alone", remote),
  });
  await untilListening(api);
  return `http://127.0.0.1:${String(port)}`;
}

async function stop(): Promise<void> {
  api?.kill("SIGTERM");
  await Promise.all(running.map((server) => server.stop()));
  process.exit(0);
}
