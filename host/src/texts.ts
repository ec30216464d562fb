/** What the shell says on every page. Pages, and parts that few see, keep theirs beside them. */
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
  remote: {
    title: (page: string) => `${page} · Nearsay`,
  },
};
