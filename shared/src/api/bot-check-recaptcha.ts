import type { Action } from "../contract/bot-check.ts";
import { botCheckError } from "./errors.ts";

interface Recaptcha {
  ready(go: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<unknown>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<void> | null = null;

/** A token of Google's reCAPTCHA v3; its script is loaded for the first one. */
export async function recaptchaToken(
  { siteKey, scriptUrl }: { siteKey: string; scriptUrl: string },
  action: Action,
): Promise<string> {
  loading ??= loadScript(scriptUrl);
  await loading;
  const recaptcha = await untilReady();
  const execute = () => recaptcha.execute(siteKey, { action });
  const token = await inTime(execute, "noToken");
  if (typeof token !== "string" || token === "") throw botCheckError("noToken");
  return token;
}

const timeoutMs = 10_000;

async function loadScript(url: string): Promise<void> {
  const script = document.createElement("script");
  script.src = url;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
  document.head.append(script);
  try {
    await inTime(() => loaded, "notLoaded");
  } catch (error) {
    loading = null;
    script.remove();
    throw error;
  }
}

async function untilReady(): Promise<Recaptcha> {
  const { grecaptcha } = window;
  if (grecaptcha === undefined) throw botCheckError("notReady");
  const ready = () => new Promise<void>((resolve) => grecaptcha.ready(resolve));
  await inTime(ready, "notReady");
  return grecaptcha;
}

/**
 * Adds a timeout to work that would never end without a connection to Google.
 * @throws ApiError with this problem if the work fails or takes too long.
 */
async function inTime<T>(
  work: () => PromiseLike<T>,
  problem: Parameters<typeof botCheckError>[0],
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, timeoutMs);
  });
  try {
    return await Promise.race([work(), late]);
  } catch {
    throw botCheckError(problem);
  } finally {
    clearTimeout(timer);
  }
}
