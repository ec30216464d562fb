import type { PageHashes } from "./page-tags.ts";

interface PolicyParts {
  hashes: PageHashes;
  /** Other origins that remotes or dev servers are on. */
  origins: string[];
  development: boolean;
  /** Whether the page shows frames of this site. */
  frames: boolean;
  /** Where Google's bot check comes from; null where another is used. */
  recaptcha: string | null;
  /** Other sites that maps are fetched from. */
  maps: readonly string[];
}

/** The page's content security policy: own files, what is inlined by its hash, and the remotes' origins. */
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

/** The policy of a worker that draws maps: it runs nothing else and asks nobody whom the operator has not named. */
export function mapWorkerPolicy(maps: readonly string[]): string {
  return toPolicy({
    "default-src": ["'none'"],
    "connect-src": ["'self'", ...maps],
    "frame-ancestors": ["'none'"],
  });
}

/** The policy of a page that is words alone. */
export const refusalPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface FramePolicyParts {
  hashes: PageHashes;
  /** Whose pages may show it, as the policy writes them. */
  ancestors: string[];
  /** Where Google's bot check comes from; null where another is used. */
  recaptcha: string | null;
}

/** The policy of pages that stand in pages of other sites: they load nothing but their own scripts and ask nobody else. */
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
 * Where all that a page runs is known by its hash, nothing else may: an address
 * of this site does not help who wrote a script element into a page. What those
 * scripts load is let in with them.
 * @param places Where scripts come from where that cannot be said.
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

/** As Google's manual asks for; nothing where another bot check is used. */
function recaptcha(baseUrl: string | null) {
  if (baseUrl === null) return { scripts: [], calls: [], frames: [] };
  const own = `${baseUrl}/recaptcha/`;
  return {
    scripts: [own, "https://www.gstatic.com/recaptcha/"],
    calls: [own],
    frames: [own, "https://recaptcha.google.com/recaptcha/"],
  };
}
