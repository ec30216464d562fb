import type { PageHashes } from "./page-tags.ts";

interface PolicyParts {
  hashes: PageHashes;
  /** Other origins that host remotes or dev servers. */
  origins: string[];
  development: boolean;
  /** Whether the page contains frames of this site. */
  frames: boolean;
  /** Base URL of Google's bot check; null if another one is used. */
  recaptcha: string | null;
  /** Other sites that maps are loaded from. */
  maps: readonly string[];
}

/**
 * The page's content security policy: this site's files, the hashes of inline
 * code, and the remotes' origins.
 */
export function contentPolicy(parts: PolicyParts): string {
  const origins = [...new Set(parts.origins)];
  const sockets = parts.development
    ? origins.map((origin) => origin.replace(/^http/, "ws"))
    : [];
  const own = ["'self'", ...origins];
  const google = recaptcha(parts.recaptcha);
  return toPolicy({
    "default-src": ["'none'"],
    "script-src": scriptSources(parts.hashes, [...own, ...google.scripts]),
    "worker-src": ["'self'"],
    "style-src": [...own, ...parts.hashes.styles],
    "font-src": own,
    "img-src": [...own, "data:", "blob:"],
    "manifest-src": ["'self'"],
    "connect-src": [...own, ...sockets, ...google.calls, ...parts.maps],
    "frame-src": orNone([
      ...(parts.frames ? ["'self'"] : []),
      ...google.frames,
    ]),
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
}

/**
 * The policy of a worker that renders maps: it runs nothing else and connects
 * only to this site and hosts that the operator has configured.
 */
export function mapWorkerPolicy(maps: readonly string[]): string {
  return toPolicy({
    "default-src": ["'none'"],
    "connect-src": ["'self'", ...maps],
    "frame-ancestors": ["'none'"],
  });
}

/** The policy of a page that consists of text only. */
export const refusalPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface FramePolicyParts {
  hashes: PageHashes;
  /** Origins whose pages may embed it, in the syntax of the policy. */
  ancestors: string[];
  /** Base URL of Google's bot check; null if another one is used. */
  recaptcha: string | null;
}

/** The policy of embedded pages: they load only their own scripts and connect to no other site. */
export function framePolicy(parts: FramePolicyParts): string {
  const google = recaptcha(parts.recaptcha);
  return toPolicy({
    "default-src": ["'none'"],
    "script-src": scriptSources(parts.hashes, ["'self'", ...google.scripts]),
    "worker-src": ["'self'"],
    "style-src": orNone(parts.hashes.styles),
    "img-src": ["data:"],
    "connect-src": ["'self'", ...google.calls],
    "frame-src": orNone(google.frames),
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": parts.ancestors,
  });
}

/**
 * If the hashes of all scripts are known, no other script is permitted: a URL
 * of this site does not help an attacker who injected a script element. Scripts
 * that the permitted ones load are permitted too.
 * @param places Sources of scripts that are used if not all hashes are known.
 */
function scriptSources(
  { scripts, whole }: PageHashes,
  places: string[],
): string[] {
  return whole ? ["'strict-dynamic'", ...scripts] : [...places, ...scripts];
}

function toPolicy(rules: Record<string, string[]>): string {
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

function orNone(sources: string[]): string[] {
  return sources.length === 0 ? ["'none'"] : sources;
}

/** As Google's documentation requires; empty if another bot check is used. */
function recaptcha(baseUrl: string | null) {
  if (baseUrl === null) return { scripts: [], calls: [], frames: [] };
  const own = `${baseUrl}/recaptcha/`;
  return {
    scripts: [own, "https://www.gstatic.com/recaptcha/"],
    calls: [own],
    frames: [own, "https://recaptcha.google.com/recaptcha/"],
  };
}
