import { type Browser, chromium } from "playwright";
import { ensureBrowser } from "../fixtures/browser.ts";

/** The browser that tests use, without what it would fetch by itself. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: ["--no-sandbox", "--disable-background-networking", ...more],
  });
}
