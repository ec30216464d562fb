import Type, { type Static, type TSchema } from "typebox";
import type { Action } from "../bot-check.ts";
import type { Sent } from "../fields.ts";
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

/** The location from which distances are measured. */
export const PlaceQuery = Type.Object({
  lat: Type.Optional(Latitude),
  lng: Type.Optional(Longitude),
});

/** The location of the sender of a request body, as far as known. */
export const PlaceBody = Type.Object({
  lat: Type.Optional(Nullable(Latitude)),
  lng: Type.Optional(Nullable(Longitude)),
});

/** A row id: a positive integer, as text in paths and as a number in bodies. */
export const Id = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
});
export const IdParams = Type.Object({ id: Id });
export const AccessCode = Type.String({ maxLength: limits.accessCodeInputMax });

/** The format of every error. */
export const ErrorReply = Type.Object(
  {
    status: Type.Integer({ description: "HTTP status." }),
    msg: Type.String({ description: "Message for the user." }),
    code: Type.String({ description: "Stable name of the error." }),
    data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    expiresAt: Type.Optional(Timestamp),
  },
  { title: "Error" },
);

export const Empty = Type.Object({}, { additionalProperties: false });

/** A request of the API: its input and its reply. Paths are under /api; `:name` is a parameter. */
export interface Call {
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  /** The action that its bot-check token must be issued for; if omitted, no token is required. */
  action?: Action;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Status on success; 204 has no reply. */
  status: 200 | 201 | 204;
  reply?: TSchema;
  /**
   * Repeating it has the same effect or must be refused, so neither requests
   * nor replies are stored: they must never be readable in a copy of the
   * database.
   */
  unkept?: true;
  /** Content type of a reply that is not JSON. */
  contentType?: string;
}

type Derived = "operationId" | "tag" | "status";
type CallParts = Omit<Call, Derived> & Partial<Pick<Call, "tag" | "status">>;

/** Requests by operationId. Defaults: this tag, and status 200. */
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

type Filled<T> = T extends readonly (infer Item)[]
  ? Filled<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Filled<T[Key]> }
    : T;

/** A reply of this schema that has all optional fields. */
export type Wire<S extends TSchema> = Filled<Static<S>>;

/**
 * Does not compile if the reply lacks the first name of a field, or has a type
 * there that the field cannot read.
 */
export type ReadBy<F, Reply extends Sent<F>> = Reply;
