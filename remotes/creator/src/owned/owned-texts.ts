import type { KeyRole, SurveyState } from "@nearsay/core/contract";

/** What is said of surveys and their links, on each page of who owns some. */
export const ownedTexts = {
  list: "Your surveys",
  link: {
    survey: "Link to the survey",
    owner: "Owner link",
    other: "Link of this key",
    copy: "Copy link",
    share: "Share…",
    code: "Access code",
    copyCode: "Copy code",
    surveyCode: (title: string) => `QR code of the survey ${title}`,
    ownerCode: "QR code of the owner link",
    showCode: "Show as QR code",
    save: "Save as a file",
    word: "Check word:",
    wordHint: "The same link always has the same word.",
    file: (title: string, link: string, word: string, may: string) =>
      [
        `Link to the desk of the survey “${title}”`,
        "",
        link,
        "",
        `Check word: ${word}`,
        "",
        may,
        "",
      ].join("\n"),
    may: {
      own: "Whoever has this link can change, close and delete the survey. It is the only way back to it from another device: keep it where nobody else looks.",
      moderate: "Whoever has this link can look after the discussion.",
      read: "Whoever has this link can read results.",
    } satisfies Record<KeyRole, string>,
    fileWords: (word: string) => `survey-link-${word}`,
  },
  add: {
    label: "Owner link",
    hint: "Paste the link, or the file that holds it.",
    wrong:
      "This is no owner link. It contains /manage/ and ends in #key=… and letters.",
  },
  forget: {
    title: "Forget it on this device?",
    about:
      "The survey stays as it is. You come back to it by its owner link only; if that is kept nowhere else, there is no way back.",
    cancel: "Keep it",
    action: "Forget",
    forgotten: (title: string) => `“${title}” was forgotten.`,
    undo: "Undo",
  },
  roles: {
    own: "Owner",
    moderate: "Looks after the discussion",
    read: "Reads results",
  } satisfies Record<KeyRole, string>,
  states: {
    open: "Open",
    closed: "Closed",
    hidden: "Hidden",
    deleting: "Being deleted",
  } satisfies Record<SurveyState, string>,
} as const;
