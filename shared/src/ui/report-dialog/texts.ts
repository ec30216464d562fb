/** What the dialog says whatever is reported. */
export const texts = {
  tooShort: "Please provide a brief reason (at least 3 characters).",
  readOnly:
    "Enable anonymous ID participation via the Anonymous ID Policy page to interact.",
  readOnlyButton: "Enable anonymous ID to submit",
  enable: "Enable and report",
  sending: "Sending…",
  cancel: "Cancel",
};
