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

/** Maximum number of remotes that one visitor can override, as a link could name any number. */
const overridesMax = 20;

/** Maximum length of a release's URL; all overrides must fit into a cookie. */
const addressMax = 200;

/** The cookies that a browser sent, by name. */
export type Cookies = FastifyRequest["cookies"];

/** A remote that a visitor requests in another version than everyone else's. */
interface RequestedOverride {
  remote: string;
  /** A channel, or the URL of a release's folder with a slash at the end. */
  from: string;
}

/** The registry that one visitor gets. */
export interface ShownRegistry {
  registry: RemoteRegistry;
  overrides: RemoteOverride[];
}

/** What visitors may override. */
export interface OpenSources {
  /** The channels, each with the function that reads it. */
  channels: ReadonlyMap<string, ReadReleased>;
  /** Origins of teams that may show their releases from there. */
  origins: readonly string[];
  readTeamRelease: ReadTeamRelease;
}

/**
 * Parses `discussion@next,surveys@https://next.team.example/surveys/0.2.0/`.
 * Leaves out what is not permitted, and the earlier of two entries for one
 * remote.
 */
function readOverrides(text: string, open: OpenSources): RequestedOverride[] {
  const requested = new Map<string, RequestedOverride>();
  for (const one of text.split(",").slice(0, overridesMax)) {
    const [, remote = "", source = ""] =
      /^([a-z][a-z0-9-]{0,63})@(.+)$/.exec(one) ?? [];
    const from = open.channels.has(source)
      ? source
      : openAddress(source, open.origins);
    if (from !== null) requested.set(remote, { remote, from });
  }
  return [...requested.values()];
}

/** Null if it is not on one of the origins. */
function openAddress(text: string, origins: readonly string[]): string | null {
  if (text.length > addressMax || !/^https?:\/\//.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const { origin, pathname, username, password } = new URL(text);
  if (!origins.includes(origin) || username || password) return null;
  return `${origin}${pathname.replace(/\/?$/, "/")}`;
}

/** Whether no overrides are permitted. */
export function isClosed({ channels, origins }: OpenSources): boolean {
  return channels.size === 0 && origins.length === 0;
}

/**
 * The URL to redirect to for a request with the parameter: the same one without
 * it. The overrides are stored in a session cookie; a parameter without a
 * permitted override removes it. Null for any other request.
 */
export function storeOverrides(
  request: FastifyRequest,
  reply: FastifyReply,
  open: OpenSources,
): string | null {
  if (isClosed(open)) return null;
  const [pathname = "", ...rest] = request.url.split("?");
  const query = new URLSearchParams(rest.join("?"));
  const asked = query.get(parameter);
  if (asked === null) return null;
  const requested = readOverrides(asked, open);
  const text = requested.map((w) => `${w.remote}@${w.from}`).join(",");
  if (text === "") void reply.clearCookie(cookieName, cookieOptions(request));
  else void reply.setCookie(cookieName, text, cookieOptions(request));
  query.delete(parameter);
  return `${ownPath(pathname)}${query.size > 0 ? `?${query}` : ""}`;
}

/** Two slashes at the start would redirect to another site. */
function ownPath(pathname: string): string {
  return /^\/(?![/\\])/.test(pathname) ? pathname : "/";
}

function cookieOptions(request: FastifyRequest): CookieSerializeOptions {
  const secure = request.protocol === "https";
  return { path: "/", sameSite: "lax", secure, httpOnly: true };
}

/** The overrides of this visitor, permitted or not; empty if there are none. */
export function chosenBy(cookies: Cookies): string {
  return cookies[cookieName] ?? "";
}

/** Whether this visitor may get another version than everyone else. */
export function hasOverrides(cookies: Cookies, open: OpenSources): boolean {
  return !isClosed(open) && chosenBy(cookies) !== "";
}

/** The registry with this visitor's overrides, as far as they are permitted. */
export async function applyOverrides(
  cookies: Cookies,
  registry: RemoteRegistry,
  open: OpenSources,
): Promise<ShownRegistry> {
  const text = isClosed(open) ? "" : chosenBy(cookies);
  const granted = await Promise.all(
    readOverrides(text, open).map((one) => grant(one, registry, open)),
  );
  const released = granted.flatMap((one) => one.released ?? []);
  return {
    registry: composeRegistry(registry, released),
    overrides: granted.map(({ override }) => override),
  };
}

interface Granted {
  override: RemoteOverride;
  /** Null if there is no such release, so that the visitor gets the same as everyone else. */
  released: ReleasedRemote | null;
}

async function grant(
  { remote, from }: RequestedOverride,
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
