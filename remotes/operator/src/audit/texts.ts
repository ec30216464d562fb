import { formatCount } from "@nearsay/core/domain";

const numbered = (thing: string) => (number: string) => `${thing} ${number}`;

const counted = (thing: string) => (number: string) => `${number} ${thing}`;

export const texts = {
  about:
    "What operators and owners of surveys changed, the latest first. Each entry covers the one before it, so that none can be changed or taken out unseen.",
  loading: "Loading the log",
  list: "What was done",
  empty: "Nothing was done yet",
  check: "Check the whole log",
  checking: "Checking…",
  whole: (entries: number) =>
    entries === 1
      ? "The one entry is as it was written."
      : `All ${formatCount(entries)} entries are as they were written.`,
  known:
    "To see later that none was taken from the end, note this elsewhere. It is checked by:",
  copy: "Copy the note",
  broken: "The log was changed",
  upTo: (entries: number) =>
    entries === 0
      ? "No entry before it can be trusted."
      : `Up to entry ${entries} all is as it was written.`,
  /** With a mark where the server has a number. */
  problems: {
    "Entry # of the audit log is missing.": (entry: string) =>
      `Entry ${entry} of the audit log is missing.`,
    "Entry # of the audit log is not as it was written.": (entry: string) =>
      `Entry ${entry} of the audit log is not as it was written.`,
  },
  /** By the names that the log has: of a command, of a decision or of an owner's call. */
  acts: {
    hide: "Hidden",
    restore: "Shown again",
    keep: "Kept",
    remove: "Deleted",
    "remove-post": "Deleted",
    "remove-reply": "Deleted",
    block: "Author blocked",
    unblock: "Unblocked",
    embed: "Embedding set",
    invite: "Made",
    revoke: "Revoked",
    "waitlist-confirm": "Address confirmed on the waitlist",
    "waitlist-remove": "Address taken off the waitlist",
    keys: "Operators",
    register: "Registered",
    recount: "Put right",
    updateManagedSurvey: "Changed",
    deleteManagedSurvey: "Deletion begun",
    undeleteManagedSurvey: "Deletion undone",
    appealManagedSurvey: "Review asked for",
    createManagedShareToken: "Link shared",
    endManagedShareLinks: "Shared links ended",
    createSurveyKey: "Key made",
    rotateSurveyKey: "Key replaced",
    endSurveyKey: "Key ended",
    setDiscussion: "Discussion set",
    hideMessage: "Post or reply hidden",
    showMessage: "Post or reply shown again",
    createTicketBatch: "Tickets made",
    endTicketBatch: "Tickets ended",
    createKioskGrant: "Kiosk made",
    endKioskGrant: "Kiosk ended",
    createFeed: "Feed made",
    endFeed: "Feed ended",
    subscribePush: "Browser notified",
    unsubscribePush: "Browser notified no more",
    createWebhook: "Webhook made",
    endWebhook: "Webhook ended",
    unpauseWebhook: "Webhook resumed",
    testWebhook: "Webhook tested",
  },
  /** With a mark where the log has a number. */
  abouts: {
    "survey #": numbered("survey"),
    "post #": numbered("post"),
    "reply #": numbered("reply"),
    "block #": numbered("block"),
    "invitation #": numbered("invitation"),
    "# invitation": counted("invitation"),
    "# invitations": counted("invitations"),
    "# counter": counted("counter"),
    "# counters": counted("counters"),
    "operator key # made": (key: string) => `operator key ${key} made`,
    "operator key # ended": (key: string) => `operator key ${key} ended`,
    "passkey of operator key #": numbered("passkey of operator key"),
    "passkey of operator key # reset": (key: string) =>
      `passkey of operator key ${key} reset`,
  },
  who: {
    commandLine: "command line",
    operator: (name: string) => `operator ${name}`,
    key: numbered("key"),
  },
};
