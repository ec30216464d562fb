/** What is said about kiosks; nobody needs it before the section is opened. */
export const kioskTexts = {
  about:
    "A tablet in a library or at a meeting, on which one person after another answers. Open the link on it: the survey fills the screen, and nothing of the last person is left.",
  apart: "Answers of kiosks are counted apart.",
  inGroups:
    "No network has more than a third of a group: where all answers come from one tablet, they show once the survey is closed.",
  list: "Kiosks",
  none: "There is no kiosk yet.",
  unnamed: "Without a label",
  made: (day: string) => `Made on ${day}`,
  label: "Where it stands",
  make: "Make a kiosk link",
  fresh: "The link is ready. It is shown this once.",
  keep: "Whoever has it can answer as often as they like, until you end it.",
  link: "Link of the kiosk",
  copy: "Copy link",
  openHere: "Open it here",
  showCode: "Show as a QR code",
  code: "QR code that opens the kiosk",
  done: "I have it",
  end: "End",
  endNamed: (label: string) => `End ${label}`,
  endAsk: {
    title: "End this kiosk?",
    about:
      "Its link opens nothing from now on. What the tablet has not sent by then is not taken any more; what it has sent stays.",
    action: "End the kiosk",
  },
  ended: "The kiosk is ended.",
  full: "There are as many kiosks as there may be. End one to make another.",
  failed: "The kiosks could not be loaded",
  failedAct: "The kiosk could not be changed.",
} as const;
