import Type from "typebox";
import { businessCategories } from "../waitlist.ts";
import { defineCalls } from "./parts.ts";

export const WaitlistBody = Type.Object({
  email: Type.String({ format: "email", maxLength: 254 }),
  role: Type.Enum(["user", "business"]),
  category: Type.Union([Type.Enum([...businessCategories]), Type.Null()], {
    description: "Category of a business. Null if `role` is `user`.",
  }),
  consent: Type.Boolean({
    description: "Consent to receive email. Must be true.",
  }),
});

/** Requests for admission to the site. */
export const admissionCalls = defineCalls("admission", {
  activate: {
    summary: "Redeem an invitation code",
    description:
      "Admits the session's actor permanently. If the actor is already admitted, the code is not used up. Error 400 INVALID_INVITATION if the code is unknown, used up, expired or revoked. Error 429 if one network sends too many such codes. While the site requires an invitation, every endpoint about surveys returns error 403 ACTIVATION_REQUIRED to actors that are not admitted.",
    action: "activation",
    method: "POST",
    path: "/activation",
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    status: 204,
  },
  joinWaitlist: {
    summary: "Join the waitlist for paid accounts",
    description:
      "Each email address is on the list once. A repeated request succeeds and updates the role and category. The response never reveals whether the address was already on the list. A business keeps its position until it chooses another category.",
    action: "waitlist",
    method: "POST",
    path: "/waitlist",
    body: WaitlistBody,
    status: 204,
  },
});
