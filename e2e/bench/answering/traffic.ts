import type { CDPSession } from "playwright";

/** Milliseconds without network activity after which a page has loaded everything. */
const quiet = 1_000;
const timeout = 60_000;

/** What a page sends and receives until it is quiet. */
export class Traffic {
  requests = 0;
  /** Including headers, as transferred; without streams that stay open. */
  bytes = 0;
  #quiet: NodeJS.Timeout | undefined;

  constructor(devtools: CDPSession) {
    devtools.on("Network.requestWillBeSent", ({ request }) => {
      if (request.url.startsWith("http")) this.requests += 1;
      this.#quiet?.refresh();
    });
    devtools.on("Network.dataReceived", () => this.#quiet?.refresh());
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      this.bytes += encodedDataLength;
      this.#quiet?.refresh();
    });
  }

  /** @throws Error when the network activity does not end. */
  untilQuiet(): Promise<void> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        reject(new Error("The page did not stop fetching."));
      }, timeout);
      this.#quiet = setTimeout(() => {
        clearTimeout(limit);
        resolve();
      }, quiet);
    });
  }
}
