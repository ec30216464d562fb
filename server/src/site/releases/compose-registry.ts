import type { RemoteRecord, RemoteRegistry } from "@nearsay/core/contract";

/** The contents of a remote's pointer. */
export interface ReleasedRemote {
  name: string;
  /** Null if no pointer can be read. */
  enabled: boolean | null;
  /** Null is the version that the site was built with. */
  record: RemoteRecord | null;
}

/** Replaces built versions by released ones, sorted by name. */
export function composeRegistry(
  built: RemoteRegistry,
  released: readonly ReleasedRemote[],
): RemoteRegistry {
  const remotes = new Map(built.remotes.map((one) => [one.name, one]));
  for (const { name, enabled, record } of released) {
    const shown = record ?? remotes.get(name);
    if (!shown) continue;
    remotes.set(name, { ...shown, enabled: enabled ?? shown.enabled });
  }
  return {
    remotes: [...remotes.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/**
 * A line about remotes that differ from the built ones or are switched off;
 * null if there are none.
 */
export function describeReleased({ remotes }: RemoteRegistry): string | null {
  const parts = remotes.flatMap(({ name, entry, enabled }) => {
    const [, release] = /^\/releases\/[^/]+\/([^/]+)\//.exec(entry) ?? [];
    if (!enabled) return [`${name} is switched off`];
    return release === undefined ? [] : [`${name} ${release}`];
  });
  if (parts.length === 0) return null;
  return `Releases that replace the built versions: ${parts.join(", ")}`;
}
