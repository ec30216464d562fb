import type { RemoteRegistry } from "@nearsay/core/contract";

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
