import { remotePageAt } from "@nearsay/core/contract";
import { cut } from "../drafting/clean-text.ts";

/** What the outside sees of a page: search engines, and whoever is sent its address. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's one path, whatever the address said; null where it is not to be found by searching. */
  path: string | null;
  /** Where links to the page shall be more than its title. */
  card?: LinkCard;
}

/** How a link to a page looks on other sites. All addresses are whole. */
export interface LinkCard {
  title: string;
  url: string;
  picture: { url: string; text: string };
  /** What tells of the page as oEmbed does; null where it may be shown nowhere else. */
  oembed: string | null;
}

export const site = "Nearsay";

const homeDescription =
  "Find surveys near you, answer, discuss and read live insights, without an account.";

/** Of the pages of remotes, by path; one that has none here has that of the site. */
const remoteDescriptions = new Map(
  Object.entries({
    "/create-survey":
      "Describe what you want to know, let a draft be written or start from scratch, and publish it without an account.",
    "/feedback":
      "Surveys about Nearsay itself: say what works, what does not and what is missing.",
    "/embed":
      "Show a survey on your own site: choose it and how it looks, see it live, and copy one line.",
  }),
);

/** The host's own pages by path: the titles are those that it gives, see host/src/texts.ts. */
const heads = new Map<string, [title: string, description: string]>(
  Object.entries({
    "/about": [
      `About · ${site}`,
      "What Nearsay is for: surveys of a place, answered and discussed by the people there, without an account.",
    ],
    "/guide": [
      `User Guide · ${site}`,
      "How to find, answer and discuss surveys, how to make your own, and what challenge questions are.",
    ],
    "/disclaimer": [
      `Legal and Responsible Use Policy · ${site}`,
      "What Nearsay may be used for, what it may not, and what nobody vouches for.",
    ],
    "/privacy": [
      `Privacy Policy · ${site}`,
      "What Nearsay keeps about you, why, for how long, and what you can do about it.",
    ],
    "/privacy/anonymous-id": [
      `Anonymous ID Policy · ${site}`,
      "What the anonymous ID is, whether yours is enabled, and how to opt out of it or enable it again.",
    ],
    "/review": [
      `Create a Review · ${site}`,
      "Rate with stars and a comment, and turn a review into a survey.",
    ],
    "/waitlist": [
      `Waitlist · ${site}`,
      "Be told when accounts come: for people, and for businesses in 32 categories.",
    ],
  }),
);

/** Unknown paths lead home. */
const homeHead: PageHead = {
  title: remotePageAt("/")?.title ?? site,
  description: homeDescription,
  path: "/",
};

/** The head of a page whose content is the same for everybody. */
export function fixedHead(pathname: string): PageHead {
  const known = pathname.replace(/(?<=.)\/$/, "");
  const path = known === "/mission/anonymous-surveys" ? "/about" : known;
  const [title, description] = heads.get(path) ?? remoteHead(path) ?? [];
  if (title === undefined || description === undefined) return homeHead;
  return { title, description, path };
}

function remoteHead(path: string): [string, string] | undefined {
  const page = remotePageAt(path);
  if (page === undefined) return undefined;
  const { title } = page;
  return [
    title.includes(site) ? title : `${title} · ${site}`,
    remoteDescriptions.get(page.path) ?? homeDescription,
  ];
}

/** Of what is not to be found: it tells nothing of what is there. */
export const hiddenSurveyHead: PageHead = {
  title: `Survey · ${site}`,
  description: homeDescription,
  path: null,
};

export const invitationHead: PageHead = {
  title: `Invitation · ${site}`,
  description: homeDescription,
  path: null,
};

/** As much as search engines show. */
const longest = 160;

export function surveyHead(survey: {
  surveyId: number;
  title: string;
  instructions: string;
}): Omit<PageHead, "card"> & { path: string } {
  const instructions = survey.instructions.replace(/\s+/g, " ").trim();
  return {
    title: `${survey.title} · ${site}`,
    description: cut(instructions, longest) || homeDescription,
    path: `/surveys/${survey.surveyId}`,
  };
}
