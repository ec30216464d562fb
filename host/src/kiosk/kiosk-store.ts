import { type DBSchema, openDB } from "idb";
import type { Unsent } from "./kiosk-calls.ts";

/** The kiosk that this tablet is set up for. */
export interface KeptKiosk {
  /** Token of its grant. */
  readonly token: string;
  /** The last reply of the server with the survey. */
  readonly reply: unknown;
}

/** Storage of a kiosk on its tablet: the survey, and unsent responses. */
export interface KioskStore {
  kept(): Promise<KeptKiosk | null>;
  keep(kiosk: KeptKiosk): Promise<void>;
  add(unsent: Unsent): Promise<void>;
  /** Keys of all unsent responses. */
  keys(): Promise<string[]>;
  /** Null if it was sent in the meantime. */
  find(key: string): Promise<Unsent | null>;
  remove(key: string): Promise<void>;
}

interface Schema extends DBSchema {
  kiosk: { key: "kiosk"; value: KeptKiosk };
  unsent: { key: string; value: Unsent };
}

/** Opens the browser's storage. @throws DOMException if the browser stores nothing. */
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
      // A tablet may lose power right after the thanks are shown.
      const options = { durability: "strict" } as const;
      const tx = db.transaction("unsent", "readwrite", options);
      await Promise.all([tx.store.put(unsent), tx.done]);
    },
    keys: () => db.getAllKeys("unsent"),
    find: async (key) => (await db.get("unsent", key)) ?? null,
    remove: (key) => db.delete("unsent", key),
  };
}
