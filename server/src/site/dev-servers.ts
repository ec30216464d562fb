import {
  readRemoteRegistry,
  type RemoteRegistry,
} from "@nearsay/core/contract";
import type { HostFiles } from "./host-files.ts";

/** The webpack dev servers that `npm run dev` has started. */
export interface DevServers {
  /** Origin of the host's dev server. */
  host: string;
  registry: RemoteRegistry;
}

/** Reads DEV_SERVERS; undefined in production. */
export function readDevServers(
  env: Record<string, string | undefined>,
): DevServers | undefined {
  if (env.DEV_SERVERS === undefined) return undefined;
  const settings = JSON.parse(env.DEV_SERVERS) as Record<string, unknown>;
  return {
    host: String(settings.host),
    registry: readRemoteRegistry(settings),
  };
}

export function devHostFiles({ host }: DevServers): HostFiles {
  return {
    scripts: [{ url: `${host}/host.js`, integrity: "" }],
    styles: [],
    links: [`${host}/host.css`],
    federation: { scripts: [], styles: [] },
    kiosk: {
      scripts: [{ url: `${host}/kiosk.js`, integrity: "" }],
      styles: [],
    },
    server: null,
  };
}
