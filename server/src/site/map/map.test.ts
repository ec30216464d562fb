import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { Settings } from "../../base/settings.ts";
import { serveStaticFiles } from "../static-files.ts";
import { type MapConfig, readMap, mapForBrowser } from "./map-settings.ts";

const worker = "maplibre-gl-worker.0a1b2c3d.mjs";

describe("the map settings", () => {
  let folder: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "nearsay-map-"));
    await mkdir(path.join(folder, "assets"));
    await writeFile(path.join(folder, "assets", worker), "// draws");
    await writeFile(path.join(folder, "town.pmtiles"), "PMTiles and more");
  });

  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  async function serve(map: MapConfig): Promise<void> {
    app = fastify();
    await serveStaticFiles(app, {
      hostDir: folder,
      remotesDir: folder,
      releasesDir: folder,
      map,
      mirror: null,
      releaseGuard: { noteLoad: () => undefined },
    });
  }

  const read = (env: Record<string, string>) => readMap(new Settings(env));

  it("are empty by default, so that no other site receives requests", async () => {
    const map = read({});
    expect(mapForBrowser(map)).toEqual({});
    await serve(map);
    const { statusCode } = await app.inject("/map/tiles.pmtiles");
    expect(statusCode).toBe(404);
    const { headers } = await app.inject(`/assets/${worker}`);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it("can be a style, whose worker connects to the configured origins", async () => {
    const style = "https://maps.example/town.json?key=a";
    const map = read({
      MAP_STYLE_URL: style,
      MAP_ORIGINS: "https://tiles.example,https://maps.example",
    });
    const origins = ["https://maps.example", "https://tiles.example"];
    expect(mapForBrowser(map)).toEqual({ map: { style, origins } });
    await serve(map);
    const { headers } = await app.inject(`/assets/${worker}`);
    expect(headers["content-security-policy"]).toContain(
      `connect-src 'self' ${origins.join(" ")};`,
    );
  });

  it("can be a file of tiles, served in ranges", async () => {
    const map = read({ MAP_PMTILES: path.join(folder, "town.pmtiles") });
    const expected = { tiles: "/map/tiles.pmtiles", origins: [] };
    expect(mapForBrowser(map)).toEqual({ map: expected });
    await serve(map);
    const { statusCode, body, headers } = await app.inject({
      url: expected.tiles,
      headers: { range: "bytes=2-6" },
    });
    expect([statusCode, body]).toEqual([206, "Tiles"]);
    expect(headers["content-range"]).toBe("bytes 2-6/16");
    expect(headers["etag"]).toEqual(expect.any(String));
  });
});
