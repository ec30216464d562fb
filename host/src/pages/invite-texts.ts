export const inviteTexts = {
  title: "You need an invitation",
  description: "Nearsay is open to invited people for now.",
  code: "Invitation code",
  continue: "Continue",
  invalid: "Invalid code",
  required: "Please enter your invitation code.",
};
