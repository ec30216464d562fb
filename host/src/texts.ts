import { plural } from "@nearsay/core/domain";

/** Everything the shell itself says. Pages of prose keep their words in pages/. */
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
  review: {
    rating: "Your rating",
    ratingHint: "Arrow keys change it, 0 clears it.",
    stars: (count: number) =>
      plural(count, { one: `${count} star`, other: `${count} stars` }),
    noRating: "No rating yet",
    clear: "Clear rating",
    comment: "Your comment",
    commentHint: "What was good, what was not?",
    counter: (used: number, max: number) => `${used}/${max}`,
    submit: "Submit review",
    submitting: "Submitting…",
    failed: "Something went wrong while submitting your review.",
    thanks: "Thanks for your review!",
    notSent:
      "It has not been published or sent to anyone. To hear what people near you think, make it a survey: your comment is what the draft starts from.",
    toSurvey: "Turn this review into a survey",
    another: "Write another review",
  },
  waitlist: {
    email: "Email address",
    emailHint: "Used for news about paid accounts and nothing else.",
    role: "I am joining as",
    user: "An individual user",
    business: "A business",
    category: "Business category",
    chooseCategory: "Choose a category",
    consent: "Send me email alerts about the waitlist and paid accounts.",
    join: "Join the waitlist",
    joining: "Joining…",
    failed: "Failed to join waitlist",
    joined: "You are on the waitlist",
    joinedUser: (email: string) =>
      `We will write to ${email} when paid accounts are ready.`,
    joinedBusiness: (email: string, category: string) =>
      `We will write to ${email} when paid accounts are ready, and tell you then whether you are among the first 10 in ${category}. Your place counts once whoever runs this site has confirmed that the address is yours.`,
    browse: "See the surveys near you",
  },
  remote: {
    title: (page: string) => `${page} · Nearsay`,
  },
};
