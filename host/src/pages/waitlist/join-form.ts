import type { BusinessCategory, WaitlistPayload } from "@nearsay/core/contract";

/** The form as it stands; the browser checks the address. */
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

/** What keeps the form from being sent, by field. */
export interface JoinProblems {
  category?: string | undefined;
  consent?: string | undefined;
}

export function checkForm({ role, category, consent }: JoinForm): JoinProblems {
  const homeless = role === "business" && category === "";
  return {
    category: homeless ? "Please choose your business category." : undefined,
    consent: consent
      ? undefined
      : "Please check the consent box to receive email alerts before joining the waitlist.",
  };
}

/** Of a form without problems. */
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
