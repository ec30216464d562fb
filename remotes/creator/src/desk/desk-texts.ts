import type {
  EditedPart,
  KeyRole,
  ReadMode,
  WayIn,
} from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";

/** What the desk of a survey says. */
export const deskTexts = {
  title: "Survey desk",
  loading: "Loading the survey",
  failed: "The survey could not be loaded",
  page: "Go to the survey",
  ask: {
    title: "Open a survey desk",
    about: "This browser has no key for this survey.",
  },
  wrong: {
    title: "This link opens nothing",
    about:
      "Its key was replaced or ended, or the survey is deleted. Whoever owns the survey can give you a new link.",
    forget: "Forget it here",
  },
  head: {
    until: (when: string) => `until ${when}`,
    since: (when: string) => `since ${when}`,
    responses: (count: number) =>
      count === 1 ? "1 response" : `${formatCount(count)} responses`,
    posts: (count: number) =>
      count === 1 ? "1 post" : `${formatCount(count)} posts`,
    likes: (count: number) =>
      count === 1 ? "1 like" : `${formatCount(count)} likes`,
    released: (released: number, all: number) =>
      `Results show ${formatCount(released)} of ${formatCount(all)} responses`,
    helper: {
      moderate: "This key looks after the discussion of the survey.",
      read: "This key reads results. It changes nothing.",
    },
    word: "Check word of your link:",
    hidden:
      "It was reported or taken down, and is shown to nobody else. Answers are kept.",
    deleting: (when: string) =>
      `It is shown to nobody, and deleted for good on ${when}`,
    undo: "Keep the survey",
    kept: "The survey is kept.",
    working: "Working…",
    failed: "That did not work. Please try again.",
  },
  days: {
    heading: "Responses by day",
    none: "Nobody has answered yet.",
    day: "Day",
    ways: {
      site: "Site",
      link: "Link",
      embed: "Embed",
      ticket: "Ticket",
      kiosk: "Kiosk",
    } satisfies Record<WayIn, string>,
    all: "Together",
    earlier: (count: number) => `Show all ${formatCount(count)} days`,
    zone: "Days are those of UTC. Withdrawn responses leave them in groups.",
  },
  discussion: {
    heading: "Discussion",
    open: "Look after the discussion",
    loading: "Loading the discussion",
    failed: "This part could not be loaded",
  },
  reading: {
    heading: "What people wrote",
    promise: {
      figures:
        "People were told that nobody reads single answers. Figures can be saved.",
      texts:
        "People were told that you read what they write, apart from their other answers.",
      rows: "People were told that you read whole responses, with no name or time.",
    } satisfies Record<ReadMode, string>,
    view: "What to read",
    texts: "Texts",
    rows: "Responses",
    look: "How to read them",
    table: "As a table",
    single: "One at a time",
    question: "Question",
    noQuestion: "No question is answered in writing.",
    search: "Words to look for",
    find: "Search",
    none: "Nobody wrote that.",
    noneYet: "Nothing so far. There is more to look through.",
    more: "Show more",
    row: "No.",
    response: (row: number) => `Response ${formatCount(row)}`,
    leftOut: "Left out",
    previous: "Previous",
    next: "Next",
    nothing: "Nobody has answered yet.",
    /** @param group Fewest that are shown together. @param count How many wait. */
    waiting: {
      "more-answers": (group: number, count: number) =>
        `Shown in groups of ${formatCount(group)}: ${waits(count)}.`,
      closing: (group: number, count: number) =>
        `Shown after closing, in groups of ${formatCount(group)}: ${waits(count)}.`,
      never: (group: number, count: number) =>
        `Shown in groups of ${formatCount(group)}: ${waits(count)}, and too few may be left to show.`,
    },
    failed: "It could not be loaded.",
    save: {
      label: "Save",
      names: {
        "responses.csv": "Answers (CSV)",
        "responses.jsonl": "Answers (JSON Lines)",
        "figures.csv": "Figures (CSV)",
        "figures.json": "Figures (JSON)",
        "survey.zip": "All of it (ZIP)",
      },
      progress: (bytes: number, share: number | null) =>
        share === null
          ? `Saving: ${formatCount(Math.ceil(bytes / 1000))} kB so far`
          : `Saving: ${Math.floor(share * 100)} %`,
      more: "How tables are written, and saving by a program",
      columns: "Each option of several in a column of its own (CSV)",
      bom: "Begin with a byte order mark, which Excel needs (CSV)",
      defused:
        "What a spreadsheet would run as a formula has an apostrophe in front in CSV; in JSON it is as it was written.",
      command:
        "Command, with the part of your owner link after #key= in NEARSAY_KEY",
      copyCommand: "Copy command",
      cancel: "Cancel",
      cancelled: "Nothing was saved.",
      saved: "Saved.",
      failed: "The file could not be saved.",
    },
  },
  kiosk: {
    heading: "Kiosk",
    open: "Set up a kiosk",
    loading: "Loading the kiosks",
    failed: "This part could not be loaded",
  },
  times: {
    heading: "Open or closed",
    close: "Close now",
    reopen: "Reopen",
    openUntil: (when: string) => `It takes answers until ${when}`,
    closedSince: (when: string) => `It has taken no answers since ${when}`,
    until: "Responses Close On",
    untilHint: "In your local time.",
    past: "Choose a closing time in the future.",
    closed: "The survey is closed.",
    reopened: "The survey is open again.",
  },
  counting: {
    heading: "Flagged answers",
    about:
      "An answer is flagged where two signs or more say that it may be stuffed. Flagged answers are in the figures unless you leave all of them out, with a reason. Everybody reads the reason, and can look at the figures either way.",
    because: "Left out:",
    reason: "Why are they left out?",
    reasonHint: "Everybody who looks at the results reads it.",
    reasonMissing: "Say why.",
    leaveOut: "Leave flagged answers out",
    count: "Count them again",
    leftOut: "Flagged answers are left out.",
    counted: "Flagged answers are counted.",
  },
  links: {
    end: "End all shared links",
    ask: "End all shared links?",
    about:
      "Links that people shared open nothing from now on. Whoever came in by one, or by the access code, enters the code again.",
    confirm: "End them",
    done: "All shared links have ended.",
  },
  edit: {
    heading: "What it asks, and of whom",
    open: "Change the survey",
    loading: "Loading the form",
    unloaded: "The form could not be loaded",
    closesAtHint: "In your local time. Left empty, it stays as it is.",
    codeKept: "Left empty, the code stays as it is.",
    access: "Visibility & Access",
    newCode:
      "Whoever entered the code before has to enter the new one, and links that people shared open nothing any more.",
    answersKept: "Expected answers stay as they are where you write none.",
    otherText: (question: string) => `Text with “Other” of ${question}`,
    answered:
      "People have answered, so questions and options stay as they are. Mend their words if you must: readers are told both wordings.",
    save: "Save changes",
    saving: "Saving…",
    saved: "Saved.",
    nothing: "Nothing to save yet.",
    reset: "Throw changes away",
    unsaved: "Your changes are not saved: they would be lost.",
    failed: "The changes could not be saved.",
    problems: "Not saved yet",
  },
  conflict: {
    title: "Somebody else changed the survey meanwhile",
    about: "Nothing of yours is lost. Changed there:",
    yours: "You changed it, too.",
    parts: {
      title: "Title",
      instructions: "Instructions",
      closesAt: "Closing time",
      feedback: "Listing on the Feedback page",
      language: "Language",
      access: "Who can see it",
      export: "Export code",
      embedding: "Where it may be embedded",
      questions: "Questions",
    },
    now: (value: string) => `now “${value}”`,
    keep: "Save mine all the same",
    take: "Take theirs",
    taken: "You have the survey as it stands.",
    back: "Bring my changes back",
    answered:
      "Somebody answered meanwhile: questions can no longer be added, removed or put in another order.",
    fit: "Keep my words, leave the questions",
  },
  keys: {
    heading: "Keys",
    about:
      "Each link is a key. Give helpers one of their own, so that you can end it.",
    list: "Keys of this survey",
    unnamed: "Without a name",
    first: "From publishing",
    current: "This one",
    made: (day: string) => `made ${day}`,
    used: (day: string) => `last used ${day}`,
    never: "never used",
    rotate: "Replace",
    rotateNamed: (label: string) => `Replace the key “${label}”`,
    end: "End",
    onlyOwner: "The only owner key cannot be ended: make another one first.",
    endNamed: (label: string) => `End the key “${label}”`,
    label: "Who is it for?",
    role: "What it may do",
    roles: {
      own: "Everything, as you",
      moderate: "Look after the discussion",
      read: "Read results",
    } satisfies Record<KeyRole, string>,
    make: "Make a key",
    full: "There are as many keys as there may be. End one first.",
    given: "The new link. It is shown this once.",
    replaced: "The new link. The old one is dead. It is shown this once.",
    done: "I have it",
    ended: "The key is ended.",
    rotateAsk: {
      title: "Replace this key?",
      about:
        "Its link opens nothing from now on, on no device. You are shown the new one.",
      action: "Replace",
    },
    endAsk: {
      title: "End this key?",
      about: "Its link opens nothing from now on.",
      own: "It is the one you came with: this page will no longer open.",
      action: "End",
    },
    cancel: "Cancel",
    failed: "The keys could not be changed.",
  },
  news: {
    heading: "News",
    open: "Hear of news…",
    loading: "Loading",
    failed: "This part could not be loaded",
  },
  remove: {
    heading: "Delete the survey",
    about: (days: number) =>
      `Nobody is shown it from then on. For ${formatCount(days)} days you can undo it; then everything that belongs to it is deleted for good: answers, discussion, figures, keys.`,
    action: "Delete…",
    ask: "Delete this survey?",
    label: "Type its title",
    hint: (title: string) => `To be sure it is the right one: ${title}`,
    cancel: "Cancel",
    confirm: "Delete",
    failed: "The survey could not be deleted.",
    done: "The survey is being deleted.",
  },
  edits: {
    heading: "Wordings that readers are told of",
    parts: {
      title: "Title",
      instructions: "Instructions",
      question: "Question",
      option: "Option",
      form: "Beside a question",
    } satisfies Record<EditedPart, string>,
    before: "Before",
    after: "After",
  },
} as const;

function waits(count: number): string {
  return count === 1
    ? "1 response waits"
    : `${formatCount(count)} responses wait`;
}
