import { formatCount } from "@nearsay/core/domain";

export const waitlistTexts = {
  about:
    "Who asked to be told when accounts come. Confirm an address once you know who it belongs to: it gets its place then.",
  loading: "Loading the waitlist",
  list: "Addresses",
  empty: "Nobody waits",
  roles: { user: "Person", business: "Business" },
  place: (position: number) => `place ${formatCount(position)}`,
  free: "Free access",
  joined: "joined <when></when>",
  confirmed: "Confirmed",
  confirm: "Confirm",
  confirmNamed: (email: string) => `Confirm ${email}`,
  confirmedOne: (email: string) => `${email} is confirmed.`,
  remove: "Remove…",
  removeNamed: (email: string) => `Remove ${email}`,
  removedOne: (email: string) => `${email} is off the waitlist.`,
  gone: (email: string) => `${email} was off the waitlist already.`,
  ask: {
    title: "Take this address off the waitlist?",
    about: "Its place goes to the next. They can join again, at the end.",
    action: "Remove",
  },
};

export const invitationTexts = {
  about:
    "Each admits as many people as it has uses. Codes are shown once, when they are made, and kept nowhere.",
  make: {
    heading: "Make invitations",
    count: "How many",
    countHint: (max: number) => `Up to ${formatCount(max)} at once.`,
    uses: "Uses of each",
    days: "Days until they end",
    daysHint: "Left empty, they do not end.",
    action: "Make invitations",
    wrong: (max: number) => `A whole number from 1 to ${formatCount(max)}.`,
  },
  fresh: (count: number) =>
    count === 1
      ? "Here is its code, this once"
      : `Here are their ${formatCount(count)} codes, this once`,
  codes: "Codes",
  copy: "Copy",
  done: "Done",
  loading: "Loading invitations",
  heading: "Invitations",
  list: "Invitations",
  empty: "There are no invitations",
  name: (id: string) => `Invitation ${id}`,
  used: (count: number, max: number) =>
    `used ${formatCount(count)} of ${formatCount(max)}`,
  made: "made <when></when>",
  until: "good until <when></when>",
  revoked: "Revoked",
  ended: "Ended",
  revoke: "Revoke",
  revokeNamed: (id: string) => `Revoke invitation ${id}`,
  revokedOne: (id: string) => `Invitation ${id} admits nobody else.`,
};
