import type { RemoteRecord, RemoteRegistry } from "@nearsay/core/contract";

/** What a remote's pointer says. */
export interface ReleasedRemote {
  name: string;
  /** Null where no pointer can be read. */
  enabled: boolean | null;
  /** Null is what the site was built with. */
  record: RemoteRecord | null;
}

/** What was released in place of what was built, in the order of their names. */
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

/** A line on what is shown otherwise than it was built, or switched off; null where that is nothing. */
export function describeReleased({ remotes }: RemoteRegistry): string | null {
  const parts = remotes.flatMap(({ name, entry, enabled }) => {
    const [, release] = /^\/releases\/[^/]+\/([^/]+)\//.exec(entry) ?? [];
    if (!enabled) return [`${name} is switched off`];
    return release === undefined ? [] : [`${name} ${release}`];
  });
  if (parts.length === 0) return null;
  return `Released over what was built: ${parts.join(", ")}`;
}
