import { type Browser, chromium } from "playwright";
import { ensureBrowser } from "../fixtures/browser.ts";

/** The browser that tests use, without the requests that it would make on its own. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: ["--no-sandbox", "--disable-background-networking", ...more],
  });
}
