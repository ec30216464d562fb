import Type from "typebox";
import { businessCategories } from "../waitlist.ts";
import { type Call } from "./parts.ts";

const category = Type.Union(
  businessCategories.map((name) => Type.Literal(name)),
);

export const WaitlistBody = Type.Union([
  Type.Object({
    email: Type.String({ format: "email", maxLength: 254 }),
    role: Type.Literal("user"),
    category: Type.Null(),
    consent: Type.Literal(true),
  }),
  Type.Object({
    email: Type.String({ format: "email", maxLength: 254 }),
    role: Type.Literal("business"),
    category,
    consent: Type.Literal(true),
  }),
]);

/** Calls by which people are let in. */
export const admissionCalls = {
  activate: {
    operationId: "activate",
    summary: "Enter the code of an invitation",
    tag: "admission",
    action: "activation",
    method: "POST",
    path: "/activation",
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    status: 204,
  },
  joinWaitlist: {
    operationId: "joinWaitlist",
    summary: "Join the waitlist for paid accounts",
    tag: "admission",
    action: "waitlist",
    method: "POST",
    path: "/waitlist",
    body: WaitlistBody,
    status: 204,
  },
} as const satisfies Record<string, Call>;
