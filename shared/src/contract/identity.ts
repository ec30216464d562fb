import { isRecord, readNumber, readOptionalString } from "./read.ts";

/** Who is acting and, at city level, where. Cached in the browser under the same names. */
export interface Identity {
  user_id: string;
  ip: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  continent: string | null;
  timezone: string | null;
  org: string | null;
  latitude: number | null;
  longitude: number | null;
  source: "server" | "client";
}

/** Reads the server's identity; null when it names no actor. */
export function readServerIdentity(reply: unknown): Identity | null {
  if (!isRecord(reply)) return null;
  const userId = readOptionalString(reply, ["actorId", "actor_id"]);
  if (userId === null) return null;
  return {
    user_id: userId,
    ip: readOptionalString(reply, ["ip"]),
    city: readOptionalString(reply, ["city"]),
    region: readOptionalString(reply, ["region"]),
    country: readOptionalString(reply, ["countryCode", "country"]),
    continent: readOptionalString(reply, ["continent"]),
    timezone: readOptionalString(reply, ["timezone"]),
    org: readOptionalString(reply, ["org"]),
    latitude: readNumber(reply, ["latitude"]),
    longitude: readNumber(reply, ["longitude"]),
    source: "server",
  };
}
