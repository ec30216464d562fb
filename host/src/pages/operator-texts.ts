/** Where to turn, by what for: with an address, which is marked, and without. */
export const operatorTexts = {
  content: {
    write: (email: string) =>
      `Write to <mail>${email}</mail> to report content or to object to a removal.`,
    turn: "Turn to the operator of this site to report content or to object to a removal.",
  },
  rights: {
    write: (email: string) =>
      `Write to <mail>${email}</mail> about your rights.`,
    turn: "Turn to the operator of this site about your rights.",
  },
  policy: {
    write: (email: string) =>
      `Write to <mail>${email}</mail> about this policy or anything stored here.`,
    turn: "Turn to the operator of this site about this policy or anything stored here.",
  },
  waitlist: {
    write: (email: string) =>
      `Write to <mail>${email}</mail> to be taken off the list.`,
    turn: "Turn to the operator of this site to be taken off the list.",
  },
};

/** What the operator has not said. */
export const noAddress = (site: string) =>
  `They have given no address here: whoever sent you to ${site} can tell how to reach them.`;
