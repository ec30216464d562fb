import { randomBytes, randomUUID } from "node:crypto";
import type { EmbedMode } from "@nearsay/core/contract";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import type { Embedding } from "./embed-policy.ts";

/** Seconds for which a token is valid for requests. */
const freshFor = 30 * 60;
/** Seconds for which it still identifies its visitor in a new visit. */
const rememberedFor = 365 * 86_400;

/** The content of a token: its visitor, survey and embedding. */
export interface EmbedPass extends Embedding {
  surveyId: number;
  actorId: string;
  /**
   * Random and stored nowhere; the names of its visitor's rows derive from it.
   * Null for a token from before there were any.
   */
  secret: string | null;
  /** Whether its holder has answered the survey; opting out does not change that. */
  responded: boolean;
  issuedAt: Date;
}

/** Short, because tokens are sent often. */
export function newSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** Short names, because tokens are sent often. */
interface Payload {
  s: number;
  o: string;
  k: EmbedMode;
  a: string;
  x?: string;
  /** Only for people who have responded. */
  r?: 1;
  /** Seconds since 1970. */
  t: number;
}

/** A token is `1.payload.mac`, in base64url. It is not stored. */
export function mintToken(hash: KeyedHash, pass: EmbedPass): string {
  const payload = encode({
    s: pass.surveyId,
    o: pass.origin,
    k: pass.mode,
    a: pass.actorId,
    ...(pass.secret !== null && { x: pass.secret }),
    ...(pass.responded && { r: 1 }),
    t: secondsOf(pass.issuedAt),
  });
  return `1.${payload}.${hash.of("embed token", payload)}`;
}

/** Null if the token was not issued here. The caller must check its age. */
export function readToken(hash: KeyedHash, token: string): EmbedPass | null {
  const [version, payload = "", mac = "", ...rest] = token.split(".");
  if (version !== "1" || rest.length > 0) return null;
  if (!hash.matches(mac, "embed token", payload)) return null;
  const { s, o, k, a, x = null, r, t } = decode(payload);
  return {
    surveyId: s,
    origin: o,
    mode: k,
    actorId: a,
    secret: x,
    responded: r === 1,
    issuedAt: new Date(t * 1000),
  };
}

/** A token that proves that its holder has responded, and names nobody. */
export function mintReceipt(
  hash: KeyedHash,
  pass: Omit<EmbedPass, "actorId" | "secret">,
): string {
  const nobody = { actorId: randomUUID(), secret: newSecret() };
  return mintToken(hash, { ...pass, ...nobody, responded: true });
}

export function isFresh({ issuedAt, secret }: EmbedPass, now: Date): boolean {
  return secret !== null && secondsOf(now) - secondsOf(issuedAt) < freshFor;
}

export function isRemembered({ issuedAt }: EmbedPass, now: Date): boolean {
  return secondsOf(now) - secondsOf(issuedAt) < rememberedFor;
}

/** When a token that is issued now expires for requests. */
export function freshUntil(now: Date): Date {
  return new Date((secondsOf(now) + freshFor) * 1000);
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function encode(payload: Payload): string {
  return Buffer.from(JSON.stringify(payload)).toString("base64url");
}

/** Decodes a payload that is known to be authentic. */
function decode(payload: string): Payload {
  const text = Buffer.from(payload, "base64url").toString();
  return JSON.parse(text) as Payload;
}
