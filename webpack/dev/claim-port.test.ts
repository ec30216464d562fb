import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { claimPort, releasePort } from "./claim-port.ts";

async function freePort(): Promise<number> {
  return releasePort(await claimPort(0));
}

it("gives the requested port to one process, and another port to a concurrent one", async () => {
  const wanted = await freePort();
  const claims = await Promise.all([claimPort(wanted), claimPort(wanted)]);
  const ports = claims.map(({ port }) => port);
  expect(ports).toContain(wanted);
  expect(new Set(ports).size).toBe(2);
  await Promise.all(claims.map(releasePort));
});

it("does not take a port on which another server listens", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const claimed = await claimPort(port);
  expect(claimed.port).not.toBe(port);
  await releasePort(claimed);
  other.close();
});

it("releases a port, so that it can be claimed again", async () => {
  const claimed = await claimPort(0);
  const port = await releasePort(claimed);
  const again = await claimPort(port);
  expect(again.port).toBe(port);
  await releasePort(again);
});
