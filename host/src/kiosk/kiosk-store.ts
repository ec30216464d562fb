import { type DBSchema, openDB } from "idb";
import type { Unsent } from "./kiosk-calls.ts";

/** What this tablet is a kiosk of. */
export interface KeptKiosk {
  /** Of its grant. */
  readonly token: string;
  /** What it asks, as the server replied it last. */
  readonly reply: unknown;
}

/** What a kiosk keeps on its tablet: the survey, and what is not sent yet. */
export interface KioskStore {
  kept(): Promise<KeptKiosk | null>;
  keep(kiosk: KeptKiosk): Promise<void>;
  add(unsent: Unsent): Promise<void>;
  /** Of all that is unsent. */
  keys(): Promise<string[]>;
  /** Null where it was sent meanwhile. */
  find(key: string): Promise<Unsent | null>;
  remove(key: string): Promise<void>;
}

interface Schema extends DBSchema {
  kiosk: { key: "kiosk"; value: KeptKiosk };
  unsent: { key: string; value: Unsent };
}

/** Opens what the browser keeps. @throws DOMException where it keeps nothing. */
export async function openKioskStore(): Promise<KioskStore> {
  const db = await openDB<Schema>("nearsay-kiosk", 1, {
    upgrade(fresh) {
      fresh.createObjectStore("kiosk");
      fresh.createObjectStore("unsent", { keyPath: "key" });
    },
  });
  return {
    kept: async () => (await db.get("kiosk", "kiosk")) ?? null,
    keep: async (kiosk) => void (await db.put("kiosk", kiosk, "kiosk")),
    async add(unsent) {
      // A tablet may lose power the moment it says thank you.
      const options = { durability: "strict" } as const;
      const tx = db.transaction("unsent", "readwrite", options);
      await Promise.all([tx.store.put(unsent), tx.done]);
    },
    keys: () => db.getAllKeys("unsent"),
    find: async (key) => (await db.get("unsent", key)) ?? null,
    remove: (key) => db.delete("unsent", key),
  };
}
