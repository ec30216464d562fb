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
    until: "Key good until",
    leave: "Leave",
    left: "The key is forgotten.",
  },
};

/** Of the page that asks for a key. */
export const keyTexts = {
  about:
    "For who runs this site. The key is kept in this tab alone, and forgotten when you close it or leave.",
  label: "Operator key",
  hint: "The key, or the whole address that came with it.",
  made: "Keys are made on the server:",
  command: "npm run operator -- keys new --name Anna --rights moderate",
  open: "Open the desk",
  missing: "Enter the key first.",
  refused: "This key opens nothing",
  refusedAbout:
    "It was mistyped, has expired or was ended. This tab has forgotten it.",
};
