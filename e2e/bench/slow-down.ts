import type { CDPSession } from "playwright";

/** How often the processor is slower than it is. */
export const cpuSlowdown = 4;

/** Slow 4G: bits a second, and milliseconds that each request waits. */
const line = { down: 1_600_000, up: 750_000, latency: 150 };

export async function slowProcessor(devtools: CDPSession): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

export async function slowLine(devtools: CDPSession): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down / 8,
    uploadThroughput: line.up / 8,
  });
}

/** As the machine itself is. */
export async function fullSpeed(devtools: CDPSession): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
