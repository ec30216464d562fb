import Type from "typebox";
import { businessCategories } from "../waitlist.ts";
import { defineCalls } from "./parts.ts";

export const WaitlistBody = Type.Object({
  email: Type.String({ format: "email", maxLength: 254 }),
  role: Type.Enum(["user", "business"]),
  category: Type.Union([Type.Enum([...businessCategories]), Type.Null()], {
    description: "Of a business; null for a user",
  }),
  consent: Type.Boolean({ description: "To being written to; must be true" }),
});

/** Requests for admission to the site. */
export const admissionCalls = defineCalls("admission", {
  activate: {
    summary: "Enter the code of an invitation",
    description:
      "Admits the session's actor for good; an actor that is in already uses nothing up. A code that is unknown, used up, too old or revoked is answered by 400 INVALID_INVITATION, and too many of them from one network by 429. While an invitation is required, every call about surveys answers 403 ACTIVATION_REQUIRED to whoever has none.",
    action: "activation",
    method: "POST",
    path: "/activation",
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    status: 204,
  },
  joinWaitlist: {
    summary: "Join the waitlist for paid accounts",
    description:
      "An address stands there once: a repeat succeeds and changes role and category, and the answer never tells whether the address was known. A business keeps its place until it chooses another category.",
    action: "waitlist",
    method: "POST",
    path: "/waitlist",
    body: WaitlistBody,
    status: 204,
  },
});
