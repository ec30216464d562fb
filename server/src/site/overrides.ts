import type { CookieSerializeOptions } from "@fastify/cookie";
import type { RemoteOverride, RemoteRegistry } from "@nearsay/core/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { composeRegistry } from "../releases/compose-registry.ts";
import type { ReadReleased } from "../releases/read-released.ts";

const parameter = "remotes";
const cookieName = "nearsay_remotes";

/** Most parts that one visitor can ask for; a link could name any number. */
const wishesMax = 20;

/** A part that a visitor asks to see as a channel has it. */
interface Wish {
  remote: string;
  channel: string;
}

/** What one visitor is shown. */
export interface ShownRegistry {
  registry: RemoteRegistry;
  overrides: RemoteOverride[];
}

/** Channels that visitors may ask for, each with its reader. */
export type OpenChannels = ReadonlyMap<string, ReadReleased>;

/** Reads `discussion@next,surveys@next`. What is not open is left out, as is the former of two for one part. */
function readWishes(text: string, channels: OpenChannels): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const one of text.split(",").slice(0, wishesMax)) {
    const [, remote = "", channel = ""] =
      /^([a-z][a-z0-9-]{0,63})@(.+)$/.exec(one) ?? [];
    if (channels.has(channel)) wishes.set(remote, { remote, channel });
  }
  return [...wishes.values()];
}

/**
 * Where a request with the parameter is to go on: the same address without
 * it. What was asked for is kept in a cookie until the browser is closed; a
 * parameter that asks for nothing open removes it. Null for any other request.
 */
export function takeWishes(
  request: FastifyRequest,
  reply: FastifyReply,
  channels: OpenChannels,
): string | null {
  if (channels.size === 0) return null;
  const [pathname = "", ...rest] = request.url.split("?");
  const query = new URLSearchParams(rest.join("?"));
  const asked = query.get(parameter);
  if (asked === null) return null;
  const wishes = readWishes(asked, channels);
  const text = wishes.map((w) => `${w.remote}@${w.channel}`).join(",");
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

/** The registry with what this visitor asked for, if that is open. */
export async function applyWishes(
  request: FastifyRequest,
  registry: RemoteRegistry,
  channels: OpenChannels,
): Promise<ShownRegistry> {
  const text = (channels.size > 0 && request.cookies[cookieName]) || "";
  const overrides: RemoteOverride[] = [];
  let shown = registry;
  for (const { remote, channel } of readWishes(text, channels)) {
    const released = (await channels.get(channel)?.()) ?? [];
    const found = released.find((one) => one.name === remote && one.onChannel);
    if (found) shown = composeRegistry(shown, [found]);
    overrides.push({ remote, from: channel, release: found?.release ?? null });
  }
  return { registry: shown, overrides };
}
