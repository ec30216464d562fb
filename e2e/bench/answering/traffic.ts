import type { CDPSession } from "playwright";

/** Milliseconds without news after which a page has all it fetches by itself. */
const quiet = 1_000;
const patience = 60_000;

/** What a page sends and gets, until it is quiet. */
export class Traffic {
  requests = 0;
  /** With headers, as they passed the line; a stream that stays open is not among them. */
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

  /** @throws Error when there is no end of news. */
  untilQuiet(): Promise<void> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        reject(new Error("The page did not stop fetching."));
      }, patience);
      this.#quiet = setTimeout(() => {
        clearTimeout(limit);
        resolve();
      }, quiet);
    });
  }
}
