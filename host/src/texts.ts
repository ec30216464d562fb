/** Everything the shell itself says. Pages keep theirs in pages/. */
export const texts = {
  siteName: "Nearsay",
  loading: "Loading…",
  skipToContent: "Skip to the content",
  contents: "On this page",
  pageFailed: "Check your connection and load the page again.",
  reload: "Load again",
  header: {
    beta: "Beta",
    startSurvey: "Start New Survey",
    menu: "Menu",
    mine: "Your surveys",
    feedback: "Submit Early Feedback",
    anonymousId: "Anonymous ID Policy",
    yourData: "Your data",
  },
  overrides: {
    label: "What you see and others do not",
    shown: (remote: string, release: string, from: string) =>
      `You see ${remote} ${release} (${from}) instead of what others see.`,
    missing: (remote: string, from: string) =>
      from.includes("://")
        ? `${remote} cannot be had from ${from}: you see what others see.`
        : `${remote} has no channel ${from}: you see what others see.`,
    leave: "Leave",
  },
  theme: {
    label: "Theme",
    system: "System",
    light: "Light",
    dark: "Dark",
  },
  footer: {
    label: "About this site",
    about: "About",
    disclaimer: "Disclaimer",
    guide: "User Guide",
    embed: "Embed",
    anonymousId: "Anonymous ID Policy",
    privacy: "Privacy Policy",
    report: "Report Content",
  },
  location: {
    title: "Enable Location",
    description:
      "With your approximate location, surveys and posts near you come first. It is rounded to about a kilometre before anything is compared with it.",
    enable: "Enable location",
    requesting: "Requesting…",
    cancel: "Cancel",
    status: {
      checking: "Checking whether location is allowed.",
      idle: "Location is off.",
      requesting: "Waiting for your answer to the browser's question.",
      granted: "Location is on.",
      denied:
        "Location is blocked for this site. You can allow it in your browser's site settings.",
      error: "Location could not be read.",
    },
  },
  invite: {
    title: "You need an invitation",
    description: "Nearsay is open to invited people for now.",
    code: "Invitation code",
    continue: "Continue",
    invalid: "Invalid code",
    required: "Please enter your invitation code.",
  },
  remote: {
    title: (page: string) => `${page} · Nearsay`,
  },
};
