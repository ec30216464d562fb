import type { BusinessCategory, WaitlistPayload } from "@nearsay/core/contract";
import { joinProblems as words } from "#messages";

/** The current state of the form; the browser validates the address. */
export interface JoinForm {
  email: string;
  role: WaitlistPayload["role"];
  /** Empty until one is chosen. */
  category: BusinessCategory | "";
  consent: boolean;
}

export const emptyForm: JoinForm = {
  email: "",
  role: "user",
  category: "",
  consent: false,
};

/** Why the form cannot be sent, by field. */
export interface JoinProblems {
  category?: string | undefined;
  consent?: string | undefined;
}

export function checkForm({ role, category, consent }: JoinForm): JoinProblems {
  const homeless = role === "business" && category === "";
  return {
    category: homeless ? words.category : undefined,
    consent: consent ? undefined : words.consent,
  };
}

/** For a form without problems. */
export function toPayload({
  email,
  role,
  category,
}: JoinForm): WaitlistPayload {
  return {
    email: email.trim(),
    role,
    category: role === "business" && category !== "" ? category : null,
    consent: true,
  };
}
