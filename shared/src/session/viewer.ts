import { atom } from "jotai";
import type { Identity } from "../contract/service.ts";
import { loadIdentity, actingUserId } from "../identity/load-identity.ts";

/** The visitor: the server's identity, otherwise the local one; null until known. */
export const viewerAtom = atom<Identity | null>(null);

/** The viewer's own id, which identifies own posts and replies. */
export const viewerIdAtom = atom((get) => {
  const viewer = get(viewerAtom);
  return viewer ? actingUserId() : null;
});

export const loadViewerAtom = atom(null, async (_get, set) => {
  set(viewerAtom, await loadIdentity());
});
