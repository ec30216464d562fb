/** When a survey opens, what closes it, and what its author says at its end. */
export const endingTexts = {
  heading: "Opening, places and last words",
  opensAt: "Opens On",
  opensAtHint: "Empty: at once.",
  quota: "Close After This Many Responses",
  quotaHint:
    "Empty: closed by its time alone. Whoever fills the last place closes it.",
  closedMessage: "Message After Closing",
  thanksMessage: "Message After Thanks",
  messageHint: "Everybody who can see the questions can read it.",
  thanksLink: "Address After Thanks",
  thanksLinkHint:
    "An https address. People see it and go there themselves; nothing about them is sent along.",
  problems: {
    quota: "Write a whole number of responses, such as 200.",
    opensLate: "The survey has to open before it closes.",
    link: "Write an address that starts with https://, without a user name and a port.",
  },
} as const;
