import { createInstance } from "@module-federation/runtime";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

test("each remote has a manifest that other hosts of the federation can read", async ({
  request,
  baseURL,
}) => {
  const remotes = await registeredAt(request);
  expect(remotes.length).toBeGreaterThan(0);
  const host = createInstance({ name: "reader", remotes: [] });
  for (const record of remotes) {
    const name = containerOf(record);
    const entry = new URL("mf-manifest.json", `${baseURL}${record.entry}`).href;
    const { remoteSnapshot } =
      await host.snapshotHandler.loadRemoteSnapshotInfo({
        moduleInfo: { name, entry },
        id: name,
      });
    const snapshot = remoteSnapshot as Snapshot;
    expect(snapshot).toMatchObject({
      globalName: name,
      buildVersion: record.version,
      remoteEntry: "entry.js",
    });
    const modules = snapshot.modules.map(({ moduleName }) => moduleName);
    expect(modules.sort()).toEqual(Object.keys(record.modules).sort());
    for (const { moduleName, assets } of snapshot.modules) {
      const { scripts, styles } = record.modules[moduleName]!;
      const { js, css } = assets;
      expect(js.sync.map((file) => new URL(file, entry).pathname)).toEqual(
        scripts,
      );
      expect(css.sync.map((file) => new URL(file, entry).pathname)).toEqual(
        styles,
      );
      for (const file of [...js.async, ...css.async]) {
        const answer = await request.head(new URL(file, entry).href);
        expect(answer.status(), file).toBe(200);
      }
    }
  }
});

async function registeredAt(site: APIRequestContext): Promise<Registered[]> {
  const reply = await site.get("/api/remotes");
  return ((await reply.json()) as { remotes: Registered[] }).remotes;
}

/** The global name of a container. */
function containerOf({ name, version }: Registered): string {
  return `nearsay_${name}_${version}`.replace(/\W/g, "_");
}

/** What the registry says of a remote. */
interface Registered {
  name: string;
  version: string;
  entry: string;
  modules: Record<string, { scripts: string[]; styles: string[] }>;
}

/** What the library makes of a manifest. */
interface Snapshot {
  globalName: string;
  buildVersion: string;
  remoteEntry: string;
  modules: {
    moduleName: string;
    assets: Record<"js" | "css", Record<"sync" | "async", string[]>>;
  }[];
}
