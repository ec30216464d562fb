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

/** A token of Google's reCAPTCHA v3, whose script is loaded for the first one. */
export async function recaptchaToken(
  { siteKey, scriptUrl }: { siteKey: string; scriptUrl: string },
  action: Action,
): Promise<string> {
  loading ??= loadScript(scriptUrl);
  await loading;
  const recaptcha = await untilReady();
  const token = await execute(recaptcha, siteKey, action);
  if (typeof token !== "string" || token === "") throw botCheckError("noToken");
  return token;
}

const patienceMs = 10_000;

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const giveUp = () => {
      loading = null;
      script.remove();
      reject(botCheckError("notLoaded"));
    };
    const timer = setTimeout(giveUp, patienceMs);
    script.src = url;
    // The script hands the page's nonce on to what it loads itself.
    script.nonce = document.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    document.head.append(script);
  });
}

function untilReady(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const { grecaptcha } = window;
    const giveUp = () => reject(botCheckError("notReady"));
    if (grecaptcha === undefined) return giveUp();
    const timer = setTimeout(giveUp, patienceMs);
    grecaptcha.ready(() => {
      clearTimeout(timer);
      resolve(grecaptcha);
    });
  });
}

/** Without a network to Google it would never return. */
async function execute(recaptcha: Recaptcha, siteKey: string, action: Action) {
  const noToken = botCheckError("noToken");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(noToken), patienceMs);
  });
  try {
    return await Promise.race([recaptcha.execute(siteKey, { action }), late]);
  } catch {
    throw noToken;
  } finally {
    clearTimeout(timer);
  }
}
