import type { Random } from "../../src/base/random.ts";
import { between, draw, fraction, happens, normal, pick } from "./chance.ts";
import {
  type Opinion,
  type PlayedSurvey,
  choose,
  copy,
  inventText,
  lean,
  write,
} from "./survey.ts";

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
const day = 24 * hour;

/** A simulated response; times are in milliseconds since the survey opened. */
export interface Ballot {
  address: string;
  /** When the anonymous ID is created, possibly long before the survey. */
  begunAt: number;
  sentAt: number;
  choices: number[];
  text: string;
}

/** The input of a traffic generator. */
export interface Scene {
  random: Random;
  survey: PlayedSurvey;
  /** Returns an address in a network that no one else uses. */
  newNetwork: () => string;
}

/** Relative traffic in each hour of a day, from midnight on. */
const rhythm = [
  1, 0.5, 0.3, 0.2, 0.3, 1, 2, 4, 5, 5, 5, 6, 7, 6, 5, 5, 6, 7, 8, 9, 9, 7, 4,
  2,
];
/** Surveys open at six in the morning. */
const openedAt = 6;

/**
 * People who find the survey within a day and a half, most of them new to the
 * site, and at home.
 */
export function passersBy(scene: Scene): Ballot[] {
  const { random, survey, newNetwork } = scene;
  const offices = [newNetwork(), newNetwork(), newNetwork()];
  return people(80 + random(120), () => {
    const [today, at] = [draw(random, rhythm), fraction(random)];
    const hours = (today + at - openedAt + 24) % 24;
    const later = happens(random, 1 / 3) && hours < 12 ? day : 0;
    return read(scene, {
      address: happens(random, 0.15) ? pick(random, offices) : newNetwork(),
      openedAt: later + hours * hour,
      opinion: survey.opinion,
      known: 0.3,
    });
  });
}

/**
 * Thirty pupils behind one address, who start within a minute of each other and
 * mostly share an opinion.
 */
export function pupils(scene: Scene): Ballot[] {
  const { random, survey, newNetwork } = scene;
  const opinion = lean(random, survey.opinion, [0.2, 0.7]);
  const start = between(random, 2, 8) * hour;
  const address = newNetwork();
  const written: string[] = [];
  return people(30, () => {
    const openedAt = start + Math.abs(normal(random)) * 30 * second;
    const ballot = read(scene, { address, openedAt, opinion, known: 0 });
    // Some copy their neighbor's text.
    if (written.length > 0 && ballot.text !== "" && happens(random, 0.1))
      ballot.text = pick(random, written);
    else written.push(ballot.text);
    return { ...ballot, sentAt: Math.min(ballot.sentAt, start + 5 * minute) };
  });
}

/**
 * A hundred and fifty people at a concert, most with the few addresses of their
 * mobile carriers, a third right after it is mentioned on stage.
 */
export function audience(scene: Scene): Ballot[] {
  const { random, survey, newNetwork } = scene;
  const opinion = lean(random, survey.opinion, [0.1, 0.6]);
  const carriers = [newNetwork(), newNetwork(), newNetwork(), newNetwork()];
  const start = between(random, 12, 15) * hour;
  const named = start + between(random, 10, 50) * minute;
  return people(150, () => {
    const openedAt = happens(random, 1 / 3)
      ? named + between(random, 0, 3) * minute
      : start + between(random, 0, 60) * minute;
    const carrier = carriers[draw(random, [5, 4, 2, 1])] ?? "";
    const address = happens(random, 0.9) ? carrier : newNetwork();
    return read(scene, { address, openedAt, opinion, known: 0 });
  });
}

/** Thirty people within three hours who choose what a campaign requests; a third paste its text. */
export function followers(scene: Scene): Ballot[] {
  const { random, survey, newNetwork } = scene;
  const start = between(random, 1, 14) * hour;
  const own = choose(random, survey.opinion);
  const slogan = inventText(random, 9 + random(6));
  return people(30, () => {
    const ballot = read(scene, {
      address: newNetwork(),
      openedAt: start + between(random, 0, 3) * hour,
      opinion: survey.opinion,
      known: 0.3,
    });
    const given = ballot.choices.map((choice, place) =>
      happens(random, place === 0 ? 0.9 : 0.6) ? (own[place] ?? 0) : choice,
    );
    const text = happens(random, 1 / 3) ? copy(random, slogan) : ballot.text;
    return { ...ballot, choices: given, text };
  });
}

function people(count: number, come: () => Ballot): Ballot[] {
  return Array.from({ length: count }, come);
}

interface Reader {
  address: string;
  openedAt: number;
  opinion: Opinion;
  /** The share of such people who had an ID before. */
  known: number;
}

/** A person reads, answers and writes. */
function read(
  { random, survey }: Scene,
  { address, openedAt, opinion, known }: Reader,
): Ballot {
  const text = write(random);
  const age = happens(random, known) ? between(random, 1, 20) * day : 0;
  return {
    address,
    text,
    choices: choose(random, opinion),
    begunAt: openedAt - age,
    sentAt: openedAt + readingMs(random, survey, text),
  };
}

/** The fastest of a hundred reads five times as fast as most. */
export function readingMs(
  random: Random,
  { questions }: PlayedSurvey,
  text: string,
): number {
  const words = questions
    .flatMap((question) => [question.text, ...question.options])
    .join(" ")
    .split(" ").length;
  const written = text === "" ? 0 : text.split(" ").length;
  const pace = Math.exp(0.6 * normal(random));
  const opening = between(random, 3, 12) * second;
  const choosing = questions.length * 900;
  return opening + pace * (choosing + words * 200 + written * 1200);
}
