import path from "node:path";
import { packageVersion, root } from "../checkout/paths.ts";

/**
 * What exists once on a page, held by the host and shared with every remote: what
 * keeps state or carries context. The pure parts of core (contract, domain)
 * are not here, so that each build keeps only what it uses of them.
 */
const packages: Record<string, string> = {
  react: "react",
  "react-dom": "react-dom",
  "react-dom/client": "react-dom",
  jotai: "jotai",
  "@nearsay/core/api": "@nearsay/core",
  "@nearsay/core/identity": "@nearsay/core",
  "@nearsay/core/session": "@nearsay/core",
  "@nearsay/core/router": "@nearsay/core",
  "@nearsay/core/ui": "@nearsay/core",
};

export interface Singleton {
  /** The version the host shares. */
  version: string;
  /** What a remote accepts: the same major and minor number. */
  requiredVersion: string;
}

export const singletons: Record<string, Singleton> = Object.fromEntries(
  Object.entries(packages).map(([request, name]) => [request, describe(name)]),
);

function describe(name: string): Singleton {
  const version = packageVersion(path.join(root, "node_modules", name));
  const [major, minor] = version.split(".");
  return { version, requiredVersion: `~${major}.${minor}.0` };
}
