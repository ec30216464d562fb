import type { CookieSerializeOptions } from "@fastify/cookie";
import type { RemoteOverride, RemoteRegistry } from "@nearsay/core/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  composeRegistry,
  type ReleasedRemote,
} from "./releases/compose-registry.ts";
import type { ReadReleased } from "./releases/read-released.ts";
import type { ReadTeamRelease } from "./releases/read-team-release.ts";

const parameter = "remotes";
const cookieName = "nearsay_remotes";

/** Most parts that one visitor can ask for; a link could name any number. */
const wishesMax = 20;

/** Longest address of a release; all that is asked for has to fit into a cookie. */
const addressMax = 200;

/** What a browser sent, by name. */
export type Cookies = FastifyRequest["cookies"];

/** A part that a visitor asks to see otherwise than everybody. */
interface Wish {
  remote: string;
  /** A channel, or the address of a release's folder with a slash at the end. */
  from: string;
}

/** What one visitor is shown. */
export interface ShownRegistry {
  registry: RemoteRegistry;
  overrides: RemoteOverride[];
}

/** What visitors may ask for. */
export interface OpenSources {
  /** Each with its reader. */
  channels: ReadonlyMap<string, ReadReleased>;
  /** Of teams that may show their releases from there. */
  origins: readonly string[];
  readTeamRelease: ReadTeamRelease;
}

/**
 * Reads `discussion@next,surveys@https://next.team.example/surveys/0.2.0/`.
 * What is not open is left out, as is the former of two for one part.
 */
function readWishes(text: string, open: OpenSources): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const one of text.split(",").slice(0, wishesMax)) {
    const [, remote = "", source = ""] =
      /^([a-z][a-z0-9-]{0,63})@(.+)$/.exec(one) ?? [];
    const from = open.channels.has(source)
      ? source
      : openAddress(source, open.origins);
    if (from !== null) wishes.set(remote, { remote, from });
  }
  return [...wishes.values()];
}

/** Null where it is not on one of the origins. */
function openAddress(text: string, origins: readonly string[]): string | null {
  if (text.length > addressMax || !/^https?:\/\//.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const { origin, pathname, username, password } = new URL(text);
  if (!origins.includes(origin) || username || password) return null;
  return `${origin}${pathname.replace(/\/?$/, "/")}`;
}

/** Whether everybody is shown the same. */
export function isClosed({ channels, origins }: OpenSources): boolean {
  return channels.size === 0 && origins.length === 0;
}

/**
 * Where a request with the parameter is to go on: the same address without
 * it. What was asked for is kept in a cookie until the browser is closed; a
 * parameter that asks for nothing open removes it. Null for any other request.
 */
export function takeWishes(
  request: FastifyRequest,
  reply: FastifyReply,
  open: OpenSources,
): string | null {
  if (isClosed(open)) return null;
  const [pathname = "", ...rest] = request.url.split("?");
  const query = new URLSearchParams(rest.join("?"));
  const asked = query.get(parameter);
  if (asked === null) return null;
  const wishes = readWishes(asked, open);
  const text = wishes.map((w) => `${w.remote}@${w.from}`).join(",");
  if (text === "") void reply.clearCookie(cookieName, cookieOptions(request));
  else void reply.setCookie(cookieName, text, cookieOptions(request));
  query.delete(parameter);
  return `${ownPath(pathname)}${query.size > 0 ? `?${query}` : ""}`;
}

/** Two slashes at the start would lead to another site. */
function ownPath(pathname: string): string {
  return /^\/(?![/\\])/.test(pathname) ? pathname : "/";
}

function cookieOptions(request: FastifyRequest): CookieSerializeOptions {
  const secure = request.protocol === "https";
  return { path: "/", sameSite: "lax", secure, httpOnly: true };
}

/** What this visitor chose, open or not; empty for nothing. */
export function chosenBy(cookies: Cookies): string {
  return cookies[cookieName] ?? "";
}

/** Whether this visitor may be shown otherwise than everybody. */
export function hasWishes(cookies: Cookies, open: OpenSources): boolean {
  return !isClosed(open) && chosenBy(cookies) !== "";
}

/** The registry with what this visitor asked for, if that is open. */
export async function applyWishes(
  cookies: Cookies,
  registry: RemoteRegistry,
  open: OpenSources,
): Promise<ShownRegistry> {
  const text = isClosed(open) ? "" : chosenBy(cookies);
  const granted = await Promise.all(
    readWishes(text, open).map((wish) => grant(wish, registry, open)),
  );
  const released = granted.flatMap((one) => one.released ?? []);
  return {
    registry: composeRegistry(registry, released),
    overrides: granted.map(({ override }) => override),
  };
}

interface Granted {
  override: RemoteOverride;
  /** Null where there is nothing, so that it is shown as to everybody. */
  released: ReleasedRemote | null;
}

async function grant(
  { remote, from }: Wish,
  { remotes }: RemoteRegistry,
  { channels, readTeamRelease }: OpenSources,
): Promise<Granted> {
  const readChannel = channels.get(from);
  if (readChannel) {
    const released = await readChannel();
    const found = released.find((one) => one.name === remote && one.onChannel);
    const release = found?.release ?? null;
    return { override: { remote, from, release }, released: found ?? null };
  }
  const record = await readTeamRelease(remote, from);
  const release = record?.version ?? null;
  const { enabled = true } = remotes.find((r) => r.name === remote) ?? {};
  return {
    override: { remote, from: new URL(from).origin, release },
    released: record && { name: remote, enabled, record },
  };
}
