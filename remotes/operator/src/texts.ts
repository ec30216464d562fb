/** What the page says around the parts of the desk; each part has its own beside it. */
export const texts = {
  title: "Moderation Desk",
  loading: "Opening the desk",
  failed: "The desk could not be opened.",
  parts: {
    label: "Parts of the desk",
    queue: "Queue",
    file: "Find",
    blocks: "Blocks",
    waitlist: "Waitlist",
    invitations: "Invitations",
    releases: "Releases",
    recount: "Counters",
    audit: "Audit log",
  },
  noRights: {
    title: "This key is good for nothing here",
    about: "Whoever runs the site can make one with more rights.",
  },
  head: {
    until: (day: string) => `Key good until ${day}`,
    leave: "Leave",
    left: "The key is forgotten.",
  },
};
