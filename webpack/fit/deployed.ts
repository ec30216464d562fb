import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { CommandFailed, sayWhy } from "../store/failures.ts";
import type { ReleaseStore } from "../store/store.ts";
import type { Part } from "./fit.ts";
import {
  contractFile,
  readPartContract,
  type PartContract,
} from "./part-contract.ts";

/** Milliseconds without a response after which a site counts as unreachable. */
const timeout = 10_000;

/**
 * The contract of the host of the site in `SITE_URL`, otherwise of the built
 * one in `HOST_DIR`. Null if there is no contract: the host is too old, or not
 * built.
 * @throws CommandFailed if the site does not respond, or with something else.
 */
export async function readDeployedHost({
  SITE_URL,
  HOST_DIR,
}: NodeJS.ProcessEnv): Promise<Part | null> {
  if (SITE_URL) {
    const url = `${SITE_URL.replace(/\/+$/, "")}/${contractFile}`;
    if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
      throw new CommandFailed(
        `SITE_URL must be an address such as https://example.org, not ${SITE_URL}`,
      );
    }
    const text = await fetchText(url);
    if (text === null) return null;
    return { title: "the deployed host", contract: parseContract(text, url) };
  }
  const file = path.resolve(HOST_DIR || "host/dist", contractFile);
  if (!existsSync(file)) return null;
  const contract = parseContract(readFileSync(file, "utf8"), file);
  return { title: "the built host", contract };
}

async function fetchText(url: string): Promise<string | null> {
  const signal = AbortSignal.timeout(timeout);
  const reply = await fetch(url, { signal }).catch((error: unknown) => {
    throw new CommandFailed(`${url} cannot be reached: ${sayWhy(error)}`);
  });
  if (reply.status === 404) return null;
  if (reply.ok) return reply.text();
  throw new CommandFailed(`${url} returned ${reply.status}.`);
}

/** Which releases of a remote count: only the one for all visitors, or also those of channels. */
export type Counting = "current" | "all";

/** The releases that are served from a store. */
export async function readDeployedRemotes(
  store: ReleaseStore,
  remotes: readonly string[],
  counting: Counting,
): Promise<Part[]> {
  const found = await Promise.all(
    remotes.map(async (remote) => {
      const { current = null, channels = {} } =
        (await store.readPointer(remote))?.pointer ?? {};
      const named = counting === "all" ? Object.values(channels) : [];
      const releases = new Set(current === null ? named : [current, ...named]);
      return Promise.all(
        [...releases].map((release) => readReleased(store, remote, release)),
      );
    }),
  );
  return found.flat();
}

/** @throws CommandFailed for a release without a contract. */
export async function readReleased(
  store: ReleaseStore,
  remote: string,
  release: string,
): Promise<Part> {
  const title = `${remote} ${release}`;
  const file = { remote, release, file: contractFile };
  const content = await store.read(file);
  if (content === null)
    throw new CommandFailed(`${title} contains no contract.`);
  const text = Buffer.from(content).toString();
  return { title, contract: parseContract(text, title) };
}

/** @throws CommandFailed for a text that no build wrote. */
function parseContract(text: string, where: string): PartContract {
  const contract = readPartContract(text);
  if (contract !== null) return contract;
  throw new CommandFailed(`The contract of ${where} cannot be read.`);
}
