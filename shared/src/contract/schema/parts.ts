import Type, { type TSchema } from "typebox";
import type { Action } from "../bot-check.ts";
import { limits } from "../limits.ts";

export const Nullable = <T extends TSchema>(schema: T) =>
  Type.Union([schema, Type.Null()]);

export const NullableString = Nullable(Type.String());
export const NullableNumber = Nullable(Type.Number());
export const Timestamp = Type.String({ format: "date-time" });
export const NullableTimestamp = Nullable(Timestamp);
/** A calendar day in UTC. */
export const Day = Type.String({ format: "date" });
export const Count = Type.Integer({ minimum: 0 });
export const Uuid = Type.String({ format: "uuid" });
export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** Where distances are measured from. */
export const PlaceQuery = Type.Object({
  lat: Type.Optional(Latitude),
  lng: Type.Optional(Longitude),
});

/** Where a body's sender is, as far as that is known. */
export const PlaceBody = Type.Object({
  lat: Type.Optional(Nullable(Latitude)),
  lng: Type.Optional(Nullable(Longitude)),
});

/** A row id: a positive whole number, as text in paths and as a number in bodies. */
export const Id = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
});
export const IdParams = Type.Object({ id: Id });
export const AccessCode = Type.String({ maxLength: limits.accessCodeInputMax });

/** The one shape every refusal has. */
export const ErrorReply = Type.Object(
  {
    status: Type.Integer({ description: "HTTP status" }),
    msg: Type.String({ description: "What happened, for the person" }),
    code: Type.String({ description: "Stable name of the error" }),
    data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    expiresAt: Type.Optional(Timestamp),
  },
  { title: "Error" },
);

export const Empty = Type.Object({}, { additionalProperties: false });

/** A call of the API: what it takes and what it answers. Paths are under /api; `:name` marks a parameter. */
export interface Call {
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  /** What its bot-check token must be made for; without it none is asked for. */
  action?: Action;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Successful status; 204 has no reply. */
  status: 200 | 201 | 204;
  reply?: TSchema;
  /** It does the same when it is repeated, or has to be refused then, so nothing is kept of requests and replies: neither may ever be read in a copy of the database. */
  unkept?: true;
  /** What the reply is where it is not JSON. */
  contentType?: string;
}

type Derived = "operationId" | "tag" | "status";
type CallParts = Omit<Call, Derived> & Partial<Pick<Call, "tag" | "status">>;

/** Calls by their operationId. What they leave out: this tag, and status 200. */
export function defineCalls<const Calls extends Record<string, CallParts>>(
  tag: string,
  calls: Calls,
) {
  const whole = Object.entries(calls).map(
    ([operationId, call]) =>
      [operationId, { operationId, tag, status: 200, ...call }] as const,
  );
  return Object.fromEntries(whole) as {
    [Name in keyof Calls]: Calls[Name] & Pick<Call, Derived>;
  };
}
