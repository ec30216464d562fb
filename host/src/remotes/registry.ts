import { request } from "@nearsay/core/api";
import { readRemoteRegistry, type RemoteRecord } from "@nearsay/core/contract";

export interface Registry {
  /** The record of a remote, from the page itself or, at the first call, from the server. */
  find: (remote: string) => Promise<RemoteRecord | undefined>;
  /** Requests the registry from the server again. */
  refresh: () => Promise<void>;
}

export function createRegistry(): Registry {
  let records: Promise<RemoteRecord[]> | null = null;
  const ask = () => {
    const asked = request("/remotes", { timeoutMs: 8_000 }).then(
      (reply) => readRemoteRegistry(reply).remotes,
    );
    records = asked;
    asked.catch(() => {
      if (records === asked) records = null;
    });
    return asked;
  };
  return {
    find: async (remote) =>
      (await (records ?? ask())).find(({ name }) => name === remote),
    refresh: async () => {
      await ask();
    },
  };
}
