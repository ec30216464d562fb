import type { Settings } from "../../base/settings.ts";

export interface ProofOfWorkConfig {
  provider: "proof-of-work";
  /** Maximum number of hashes that a token of the lowest difficulty requires, in thousands. */
  difficulty: number;
}

export interface RecaptchaConfig {
  provider: "recaptcha";
  siteKey: string;
  secret: string;
  /** From 0 (certainly a bot) to 1; a token below it is refused. */
  minScore: number;
  /** Host names on which a token may have been created. */
  hostnames: string[];
  /** Base URL of Google's script and verification. */
  baseUrl: string;
}

export type BotCheckConfig =
  { provider: "off" } | ProofOfWorkConfig | RecaptchaConfig;

const providers = ["proof-of-work", "recaptcha", "off"] as const;

export function readBotCheck(settings: Settings): BotCheckConfig {
  const provider = settings.oneOf("BOT_CHECK", providers, "proof-of-work");
  const proofOfWork = readProofOfWork(settings);
  const recaptcha = readRecaptcha(settings);
  if (provider === "off") return { provider };
  if (provider === "proof-of-work") return proofOfWork;
  if (recaptcha.siteKey === "" || recaptcha.secret === "")
    settings.refuse(
      "BOT_CHECK is recaptcha, which requires RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET: create a pair for v3 in Google's admin console.",
    );
  if (recaptcha.hostnames.length === 0)
    settings.refuse(
      "BOT_CHECK is recaptcha, which requires RECAPTCHA_HOSTNAMES: give the host names of this site, for example RECAPTCHA_HOSTNAMES=nearsay.example.",
    );
  return recaptcha;
}

function readProofOfWork(settings: Settings): ProofOfWorkConfig {
  const difficulty = settings.integer("BOT_CHECK_DIFFICULTY", 60, [1, 10_000]);
  return { provider: "proof-of-work", difficulty };
}

function readRecaptcha(settings: Settings): RecaptchaConfig {
  const baseUrl = settings.url("RECAPTCHA_BASE_URL", ["https:", "http:"]);
  return {
    provider: "recaptcha",
    siteKey: settings.text("RECAPTCHA_SITE_KEY") ?? "",
    secret: settings.text("RECAPTCHA_SECRET") ?? "",
    minScore: settings.share("RECAPTCHA_MIN_SCORE", 0.5),
    hostnames: settings.list("RECAPTCHA_HOSTNAMES"),
    baseUrl: baseUrl ?? "https://www.google.com",
  };
}
