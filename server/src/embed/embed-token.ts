import type { EmbedMode } from "@nearsay/core/contract";
import type { KeyedHash } from "../base/security/keyed-hash.ts";

/** Seconds that a token opens calls. */
const freshFor = 30 * 60;
/** Seconds in which it still names its visitor to a new visit. */
const rememberedFor = 365 * 86_400;

/** Who a token names, and what for. */
export interface EmbedPass {
  surveyId: number;
  /** Whose page shows the survey; empty for a frame that nobody named. */
  origin: string;
  mode: EmbedMode;
  actorId: string;
  /** Whether its holder has answered the survey, which opting out does not undo. */
  responded: boolean;
  issuedAt: Date;
}

export interface EmbedTokens {
  mint(pass: EmbedPass): string;
  /** Null for what was not minted here. Its age is the caller's to judge. */
  read(token: string): EmbedPass | null;
}

/** Short names, since tokens are sent a lot. */
interface Payload {
  s: number;
  o: string;
  k: EmbedMode;
  a: string;
  /** Only of whoever has responded. */
  r?: 1;
  /** Seconds since 1970. */
  t: number;
}

/** Tokens are `1.payload.mac`, in base64url. Nothing is kept of them. */
export function createEmbedTokens(hash: KeyedHash): EmbedTokens {
  return {
    mint({ surveyId, origin, mode, actorId, responded, issuedAt }) {
      const payload = encode({
        ...{ s: surveyId, o: origin, k: mode, a: actorId },
        ...(responded && { r: 1 }),
        t: secondsOf(issuedAt),
      });
      return `1.${payload}.${hash.of("embed token", payload)}`;
    },

    read(token) {
      const [version, payload = "", mac = "", ...rest] = token.split(".");
      if (version !== "1" || rest.length > 0) return null;
      if (!hash.matches(mac, "embed token", payload)) return null;
      const { s, o, k, a, r, t } = decode(payload);
      return {
        ...{ surveyId: s, origin: o, mode: k, actorId: a },
        responded: r === 1,
        issuedAt: new Date(t * 1000),
      };
    },
  };
}

export function isFresh({ issuedAt }: EmbedPass, now: Date): boolean {
  return secondsOf(now) - secondsOf(issuedAt) < freshFor;
}

export function isRemembered({ issuedAt }: EmbedPass, now: Date): boolean {
  return secondsOf(now) - secondsOf(issuedAt) < rememberedFor;
}

/** When a token that is minted now opens nothing any more. */
export function freshUntil(now: Date): Date {
  return new Date((secondsOf(now) + freshFor) * 1000);
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function encode(payload: Payload): string {
  return Buffer.from(JSON.stringify(payload)).toString("base64url");
}

/** Of a payload that is known to be ours. */
function decode(payload: string): Payload {
  const text = Buffer.from(payload, "base64url").toString();
  return JSON.parse(text) as Payload;
}
