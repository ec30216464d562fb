import { formatCount } from "@nearsay/core/domain";

export const integrityPageTexts = {
  lead: "Whoever wants a result can send many answers. Nearsay asks nobody for a name, so it cannot keep that from happening. It can make it dear, and show where it has happened.",
  signs: [
    { heading: "Signs" },
    "Five signs speak for an answer having been stuffed. Which of them it shows is judged while it is written, or right before it is shown with others, and nothing but that stays with it: no address, no network, no trait of a browser.",
  ],
  dealings: [
    "One sign says nothing, as people come newly, quickly and in crowds. Two or more flag an answer. Surveys that show each answer at once know the first two signs alone.",
    { heading: "What is done with flagged answers" },
    "They are taken, and counted. Beside every result stands how many are flagged, and a switch draws each chart without them. Authors can leave flagged answers out of what is shown first: all of them and never one, with a reason that everybody reads. Both results stay one press apart. Nobody takes an answer out for what it says.",
    "Flagged answers wait for company as all others do: neither result is ever made of fewer than a group, so that the two beside each other tell nobody’s answer.",
    { heading: "What stuffing costs" },
    "A browser solves a small puzzle before it sends something. Where a network brings many new IDs in a few minutes, each further one pays twice as much, up to some seconds. A class behind one address pays what everybody pays, and nobody is refused for what neighbours do.",
    { heading: "How often it errs" },
  ],
  limits: [
    "Whoever sends one thing again and again is seen, from one network or from many. With many networks and patience, only texts give a script away: without texts it is missed. And one in five of those who were told what to write is flagged though they are people, as many write the same. That is why flagged answers are shown and counted rather than thrown away.",
    { heading: "What it cannot see" },
    "Somebody who waits, changes networks and writes each answer anew looks like many people. Results describe who answered, not a town: see the <disclaimer>Legal and Responsible Use Policy</disclaimer>.",
  ],
} as const;

/** What each sign means, after its name. */
export const signTexts = {
  fresh: (sign: string) =>
    `<b>${sign}</b>: the anonymous ID was some minutes old. Most people are new once.`,
  fast: (sign: string) =>
    `<b>${sign}</b>: it was sent sooner than its questions can be read.`,
  burst: (sign: string) =>
    `<b>${sign}</b>: many came from one network at once, and the survey’s other networks have no such rush.`,
  repeated: (sign: string) =>
    `<b>${sign}</b>: so many of one network chose the same that chance hardly does it.`,
  copied: (sign: string) =>
    `<b>${sign}</b>: a text is written as others are, word for word or nearly.`,
};

export const errorTexts = {
  measured: (runs: number) =>
    `Measured with made-up traffic whose truth is known, ${runs} times for each kind. Missed are stuffed answers that are not flagged; wrongly flagged are those of people.`,
  kind: "Kind",
  missed: "Missed",
  wrong: "Wrongly flagged",
  percent: (share: number) => `${formatCount(share)} %`,
  none: "–",
};

/** What was measured. */
export const errorKinds = {
  script: "A script in one network",
  slowScript: "A script that waits as long as people read",
  drip: "One answer in five minutes, all day",
  variedDrip: "The same, with all but one choice varied",
  networks: "A script in fifty networks",
  slowNetworks: "The same, waiting as long as people read",
  campaign: "Thirty people whom a campaign told what to say",
  class: "A class behind one address",
  poster: "A poster at a concert",
  others: "People beside any of these",
};
