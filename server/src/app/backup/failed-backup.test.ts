import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../backup.ts", import.meta.url));

it("is told to the operator, as nobody may read where it ran", async () => {
  const told: string[] = [];
  const chat = createServer((request, response) => {
    void text(request).then((body) => {
      told.push(body);
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await once(chat, "listening");
  const { port } = chat.address() as AddressInfo;
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-failed-"));
  try {
    const child = spawn(
      process.execPath,
      ["--conditions=source", "--import=tsx", program, "site.gz"],
      {
        env: {
          PATH: process.env["PATH"],
          DATA_DIR: dataDir,
          ALERT_WEBHOOK: `http://127.0.0.1:${port}/hook`,
        },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    const [said, exit] = await Promise.all([
      text(child.stderr),
      once(child, "exit"),
    ]);
    expect(exit).toEqual([1, null]);
    expect(said).toContain("There is no database");
    expect(told).toEqual([
      JSON.stringify({
        text: "Nearsay: a backup failed; where it was run it says why.",
        kind: "backup",
        site: null,
      }),
    ]);
  } finally {
    chat.close();
    await rm(dataDir, { recursive: true });
  }
});
