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

const homeTitle = `${site}: surveys near you`;
const homeDescription =
  "Find surveys near you, answer, discuss and read live insights, without an account.";

/** By path: the titles are those that the host gives, see host/src/texts.ts. */
const heads = new Map<string, [title: string, description: string]>(
  Object.entries({
    "/": [homeTitle, homeDescription],
    "/create-survey": [
      `Start a New Survey · ${site}`,
      "Describe what you want to know, let a draft be written or start from scratch, and publish it without an account.",
    ],
    "/feedback": [
      `Product Feedback · ${site}`,
      "Surveys about Nearsay itself: say what works, what does not and what is missing.",
    ],
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

/** The head of a page whose content is the same for everybody; undefined where it depends on the address. */
export function fixedHead(pathname: string): PageHead | undefined {
  const known = pathname.replace(/(?<=.)\/$/, "");
  const path = known === "/mission/anonymous-surveys" ? "/about" : known;
  const [title, description] = heads.get(path) ?? [];
  if (title === undefined || description === undefined) return undefined;
  return { title, description, path };
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

/** Unknown paths lead home. */
export const homeHead: PageHead = {
  title: homeTitle,
  description: homeDescription,
  path: "/",
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
