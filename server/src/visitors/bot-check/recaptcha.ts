import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { Clock } from "../../base/clock.ts";
import { tokenHash } from "../../base/security/token.ts";
import type { RecaptchaConfig } from "./bot-check-config.ts";
import { type Proof, type Provider, botCheckUnavailable } from "./provider.ts";

/** Google accepts a token for this long. */
const lifetimeMs = 2 * 60_000;
const timeoutMs = 3000;

const Verdict = Type.Object({
  success: Type.Boolean(),
  score: Type.Optional(Type.Number()),
  action: Type.Optional(Type.String()),
  hostname: Type.Optional(Type.String()),
  challenge_ts: Type.Optional(Type.String()),
  "error-codes": Type.Optional(Type.Array(Type.String())),
});
type Verdict = Static<typeof Verdict>;
const verdict = Compile(Verdict);

/** Google's reCAPTCHA v3. It is independent of sessions; a token is valid once, for one action. */
export function createRecaptcha(
  config: RecaptchaConfig,
  clock: Clock,
): Provider {
  const { siteKey, baseUrl } = config;
  const query = new URLSearchParams({ render: siteKey });
  const scriptUrl = `${baseUrl}/recaptcha/api.js?${query}`;

  /** When the token was created; null if it is not valid. */
  function judge(given: Verdict): Date | null {
    const madeAt = new Date(given.challenge_ts ?? NaN);
    const age = clock().getTime() - madeAt.getTime();
    const holds =
      given.success &&
      (given.score ?? 0) >= config.minScore &&
      config.hostnames.includes(given.hostname ?? "") &&
      age < lifetimeMs;
    return holds ? madeAt : null;
  }

  return {
    challenge: () =>
      Promise.resolve({ provider: "recaptcha", siteKey, scriptUrl }),

    async verify(token): Promise<Proof | null> {
      const given = await askGoogle(config, token);
      const madeAt = judge(given);
      if (madeAt === null) return null;
      return {
        action: given.action ?? "",
        // Google's verification has no difficulty, so it satisfies any.
        difficulty: Infinity,
        id: tokenHash(token),
        expiresAt: new Date(madeAt.getTime() + lifetimeMs),
      };
    },
  };
}

async function askGoogle(
  { secret, baseUrl }: RecaptchaConfig,
  token: string,
): Promise<Verdict> {
  try {
    const response = await fetch(`${baseUrl}/recaptcha/api/siteverify`, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`it returned ${response.status}`);
    return readVerdict(await response.json());
  } catch (error) {
    throw botCheckUnavailable(error);
  }
}

/** A refused secret is an error of the site's configuration, not of the visitor. */
function readVerdict(body: unknown): Verdict {
  if (!verdict.Check(body)) throw new Error("its response cannot be read");
  const complaint = body["error-codes"]?.find((code) =>
    code.endsWith("input-secret"),
  );
  if (complaint !== undefined) throw new Error(complaint);
  return body;
}
