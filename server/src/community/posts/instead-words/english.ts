export const words = {
  deleted: "This post was deleted by its author.",
  reports: "Hidden after reports.",
  operator: "Hidden by who runs this site.",
  /** What follows is one of the reasons, if any is said. */
  author: "Hidden by the author of the survey",
  reasons: {
    off_topic: "off topic",
    insulting: "insulting",
    personal: "personal details",
    spam: "spam",
  },
};
