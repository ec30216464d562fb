/** Everything the shell itself says. Pages of prose keep their words in pages/. */
export const texts = {
  siteName: "Nearsay",
  loading: "Loading…",
  skipToContent: "Skip to the content",
  header: {
    beta: "Beta",
    startSurvey: "Start New Survey",
    menu: "Menu",
    feedback: "Submit Early Feedback",
    anonymousId: "Anonymous ID Policy",
  },
  footer: {
    label: "About this site",
    about: "About",
    disclaimer: "Disclaimer",
    guide: "User Guide",
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
  anonymousId: {
    status: "Your status",
    loading: "Checking your status…",
    enabled: "Enabled: you can answer, post, reply and create surveys.",
    disabled:
      "Disabled: read-only. You can browse surveys, posts and insights.",
    optOut: "Opt out",
    enable: "Re-enable anonymous ID",
    updating: "Saving…",
  },
  remote: {
    title: (page: string) => `${page} · Nearsay`,
  },
  titles: {
    home: "Nearsay: surveys near you",
    survey: "Survey",
    create: "Start a New Survey",
    feedback: "Product Feedback",
    about: "About",
    guide: "User Guide",
    disclaimer: "Legal and Responsible Use Policy",
    privacy: "Privacy Policy",
    anonymousId: "Anonymous ID Policy",
    review: "Create a Review",
    waitlist: "Waitlist",
    invite: "Invitation",
  },
};
