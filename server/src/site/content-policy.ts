export interface PolicyParts {
  nonce: string;
  /** Other origins that remotes or dev servers are on. */
  origins: string[];
  development: boolean;
}

/** The page's content security policy: own files, inlined styles by nonce, and the remotes' origins. */
export function contentPolicy(parts: PolicyParts): string {
  const origins = [...new Set(parts.origins)];
  const sockets = parts.development
    ? origins.map((origin) => origin.replace(/^http/, "ws"))
    : [];
  const own = ["'self'", ...origins];
  const nonce = `'nonce-${parts.nonce}'`;
  const rules: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": [...own, nonce],
    "style-src": [...own, nonce],
    "font-src": own,
    "img-src": [...own, "data:", "blob:"],
    "connect-src": [...own, ...sockets],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
