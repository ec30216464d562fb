import type { CDPSession } from "playwright";

/** Factor by which the processor is slowed down. */
export const cpuSlowdown = 4;

/** Slow 4G: bits per second, and milliseconds of latency per request. */
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

/** Removes all throttling. */
export async function fullSpeed(devtools: CDPSession): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
