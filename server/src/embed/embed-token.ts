import { randomUUID } from "node:crypto";
import type { EmbedMode } from "@nearsay/core/contract";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import type { Embedding } from "./embed-policy.ts";

/** Seconds that a token opens calls. */
const freshFor = 30 * 60;
/** Seconds in which it still names its visitor to a new visit. */
const rememberedFor = 365 * 86_400;

/** Who a token names, and what for. */
export interface EmbedPass extends Embedding {
  surveyId: number;
  actorId: string;
  /** Whether its holder has answered the survey, which opting out does not undo. */
  responded: boolean;
  issuedAt: Date;
}

/** Short names, since tokens are sent a lot. */
interface Payload {
  s: number;
  o: string;
  k: EmbedMode;
  a: string;
  /** Only of people who have responded. */
  r?: 1;
  /** Seconds since 1970. */
  t: number;
}

/** A token is `1.payload.mac`, in base64url. Nothing is kept of it. */
export function mintToken(hash: KeyedHash, pass: EmbedPass): string {
  const payload = encode({
    s: pass.surveyId,
    o: pass.origin,
    k: pass.mode,
    a: pass.actorId,
    ...(pass.responded && { r: 1 }),
    t: secondsOf(pass.issuedAt),
  });
  return `1.${payload}.${hash.of("embed token", payload)}`;
}

/** Null for what was not minted here. Its age is the caller's to judge. */
export function readToken(hash: KeyedHash, token: string): EmbedPass | null {
  const [version, payload = "", mac = "", ...rest] = token.split(".");
  if (version !== "1" || rest.length > 0) return null;
  if (!hash.matches(mac, "embed token", payload)) return null;
  const { s, o, k, a, r, t } = decode(payload);
  return {
    surveyId: s,
    origin: o,
    mode: k,
    actorId: a,
    responded: r === 1,
    issuedAt: new Date(t * 1000),
  };
}

/** Says that its holder has responded, and names nobody. */
export function mintReceipt(
  hash: KeyedHash,
  pass: Omit<EmbedPass, "actorId">,
): string {
  return mintToken(hash, { ...pass, actorId: randomUUID(), responded: true });
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
