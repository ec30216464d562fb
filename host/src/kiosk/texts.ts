import { formatCount, plural } from "@nearsay/core/domain";

/** What a kiosk says: to who stands before it, and to who looks after the tablet. */
export const texts = {
  loading: "Opening the survey…",
  begin: "Touch to begin",
  fullScreen: "Full screen",
  anonymous:
    "Nobody is asked who they are, and nothing of what you answer stays on this tablet.",
  results: {
    closed: "Results show after closing.",
    live: "Results show at once: whoever watches them can tell what you answered.",
  },
  reads: {
    figures: "Its author reads no single answer.",
    texts: "Its author reads what you write, apart from your other answers.",
    rows: "Its author reads whole responses, with no name or time.",
  },
  nothing: "Please answer at least one question.",
  notKept:
    "Your answers could not be kept on this tablet. Please tell whoever looks after it.",
  send: "Send",
  sending: "Sending…",
  startOver: "Start over",
  thanks: "Thank you",
  thanksMore: "The next person can begin.",
  idle: {
    title: "Are you still there?",
    about:
      "If nobody touches the screen, what was answered so far is deleted, so that the next person can begin.",
    stay: "I am still here",
    countdown: (seconds: number) =>
      plural(seconds, {
        one: "Starting over in 1 second",
        other: `Starting over in ${seconds} seconds`,
      }),
  },
  noLink: {
    title: "This tablet is not a kiosk yet",
    about:
      "Whoever owns a survey makes a kiosk link on its desk. Open that link here.",
  },
  unreachable: {
    title: "The survey could not be opened",
    about: "A kiosk has to be opened once while the tablet is online.",
    retry: "Try again",
  },
  noStorage: {
    title: "This browser cannot be a kiosk",
    about:
      "It keeps nothing, so that answers could be lost. Try it outside a private window.",
  },
  ended: {
    title: "This kiosk has ended",
    about: "Its link opens no survey any more.",
  },
  closed: {
    title: "This survey is closed",
    about: "It takes no more answers.",
  },
  before: {
    title: "Answers of another survey are not sent yet",
    about: (title: string) =>
      `This tablet still has answers to “${title}”. The new link opens once they are sent.`,
  },
  unsent: {
    count: (count: number) =>
      plural(count, {
        one: "1 answer not sent yet",
        other: `${formatCount(count)} answers not sent yet`,
      }),
    waiting: "Sent as soon as there is a connection.",
    why: (said: string) => `The server said: ${said}`,
    retry: "Send now",
    remove: "Delete them from this tablet",
    ask: {
      title: "Delete what was not sent?",
      about: "These answers count nowhere, and cannot be brought back.",
      keep: "Keep them",
      remove: "Delete them",
    },
  },
} as const;
