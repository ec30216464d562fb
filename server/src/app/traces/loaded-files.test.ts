import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type OtlpReceiver,
  startOtlpReceiver,
} from "../../testing/otlp-receiver.ts";
import { startProcess } from "../../testing/start-process.ts";

const noteLoaded = new URL("../../testing/note-loaded.mjs", import.meta.url)
  .href;
let receiver: OtlpReceiver;

describe("a process", () => {
  let folder: string;

  beforeEach(async () => {
    receiver = await startOtlpReceiver();
    folder = await mkdtemp(join(tmpdir(), "nearsay-traces-"));
  });

  afterEach(() => {
    receiver.close();
    return rm(folder, { recursive: true });
  });

  /** The OpenTelemetry files that the process loads until it has answered a request. */
  async function loadedBy(settings: Record<string, string>) {
    const noted = join(folder, "loaded");
    const server = await startProcess({
      DATA_DIR: folder,
      DEMO_DATA: "off",
      NOTE_LOADED: noted,
      NODE_OPTIONS: `--import=${noteLoaded}`,
      ...settings,
    });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect(await server.end("SIGTERM")).toEqual([0, null]);
    const files = (await readFile(noted, "utf8")).split("\n");
    expect(files.length).toBeGreaterThan(100);
    // The measuring module itself loads the bare interface.
    return files.filter((file) => /@opentelemetry\/(?!api\/)/.test(file));
  }

  it("loads nothing of OpenTelemetry if no collector is set", async () => {
    expect(await loadedBy({})).toEqual([]);
  });

  it("loads it if one is set, and sends remaining spans when it stops", async () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = receiver.endpoint;
    const loaded = await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT });
    expect(loaded.length).toBeGreaterThan(0);
    expect(receiver.spans().map(({ name }) => name)).toEqual([
      "GET /api/health",
    ]);
  });
});
