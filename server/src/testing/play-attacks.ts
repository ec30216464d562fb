import type { Random } from "../base/random.ts";
import { countCertain } from "./find-certain.ts";
import { type Person, PlayedGate, seededRandom } from "./simulate-survey.ts";

/** What an attack got out of one survey. */
export interface Outcome {
  /** The number of people who were not the attacker. */
  strangers: number;
  /** The number of answers that the attacker knows for certain. */
  learnt: number;
  ballots: number;
}

/** One question with three options, as most attacks need no more. */
const questions = [{ questionId: 1, placeCount: 3, several: false }];
const groupSize = 10;
const roomSize = 30;

/** A survey under attack. */
class Attacked {
  readonly gate: PlayedGate;
  readonly #random: Random;
  readonly #networks: number;
  /** Whether each response counts as one person, as in one room or by ticket. */
  readonly #persons: boolean;
  #people = 0;
  ballots = 0;
  strangers = 0;

  constructor(
    random: Random,
    networks: number,
    size: number,
    persons: boolean,
  ) {
    this.gate = new PlayedGate(questions, size, random);
    this.#random = random;
    this.#networks = networks;
    this.#persons = persons;
  }

  /** A stranger, from a network of their own by default. */
  meet(network = `stranger ${this.#people}`): void {
    this.strangers += 1;
    this.#answer(false, `e:${network}`, this.#random(3));
  }

  /**
   * The attacker's ballots, spread over their networks, with any option.
   * @param era See network-names.ts.
   */
  stuff(count: number, era = "e"): Person[] {
    return Array.from({ length: count }, (_, at) => {
      this.ballots += 1;
      const network = `${era}:own ${at % this.#networks}`;
      return this.#answer(true, network, this.#random(3));
    });
  }

  evaluate(closed: boolean): void {
    while (this.gate.evaluate(closed));
  }

  outcome(): Outcome {
    const steps = [...this.gate.steps.values()].flat();
    const learnt = steps.reduce((sum, step) => sum + countCertain(step), 0);
    return { strangers: this.strangers, learnt, ballots: this.ballots };
  }

  #answer(own: boolean, network: string, place: number): Person {
    const number = (this.#people += 1);
    const person: Person = {
      ballot: `p${number}`,
      network: this.#persons ? `person:${number}` : network,
      answers: { 1: [place] },
      own,
    };
    this.gate.answer(person);
    return person;
  }
}

type Play = (survey: Attacked, strangers: number) => void;

interface Attack {
  name: string;
  /** Whether responses count as people, so that networks do not matter. */
  persons?: boolean;
  size?: number;
  play: Play;
}

/** Each plays one survey that this number of strangers answer one after another. */
export const attacks: readonly Attack[] = [
  {
    name: "author, nine ballots, closes after one stranger",
    play(survey) {
      survey.stuff(9);
      survey.meet();
      survey.evaluate(true);
    },
  },
  {
    name: "author, forty ballots, closes after one stranger",
    play(survey) {
      survey.stuff(40);
      survey.meet();
      survey.evaluate(true);
    },
  },
  {
    name: "author in the network of a stranger, nine ballots, closes",
    play(survey) {
      survey.stuff(9);
      survey.meet("own 0");
      survey.evaluate(true);
    },
  },
  {
    name: "author, closes, and opens again around each stranger",
    play(survey, strangers) {
      survey.evaluate(true);
      for (let met = 0; met < strangers; met += 1) {
        survey.stuff(19);
        survey.meet();
        // A closing that may be undone is none; see release-responses.ts.
        survey.evaluate(false);
      }
    },
  },
  {
    name: "author, ballots before and after all processes stopped, closes after one stranger",
    play(survey) {
      survey.stuff(20, "before");
      survey.stuff(20);
      survey.meet();
      survey.evaluate(true);
    },
  },
  {
    name: "outsider, nineteen ballots around each stranger, survey open",
    play(survey, strangers) {
      for (let met = 0; met < strangers; met += 1) {
        survey.stuff(10);
        survey.meet();
        survey.evaluate(false);
        survey.stuff(9);
        survey.evaluate(false);
      }
    },
  },
  {
    name: "outsider, withdraws what waits and answers again",
    play(survey, strangers) {
      for (let met = 0; met < strangers; met += 1) {
        const own = survey.stuff(20);
        survey.meet();
        survey.evaluate(false);
        for (const ballot of own) survey.gate.withdraw(ballot);
        survey.stuff(20);
        survey.evaluate(false);
      }
    },
  },
  {
    name: "author, closes at the end, after half of all ballots",
    play(survey, strangers) {
      for (let met = 0; met < strangers; met += 1) {
        survey.meet();
        survey.stuff(1);
        survey.evaluate(false);
      }
      survey.evaluate(true);
    },
  },
  {
    name: "owner of a kiosk in one room, closes after one stranger",
    persons: true,
    size: roomSize,
    play(survey) {
      survey.stuff(roomSize - 1);
      survey.meet();
      survey.evaluate(true);
    },
  },
  {
    name: "author with own paper tickets, closes after one stranger",
    persons: true,
    play(survey) {
      survey.stuff(groupSize - 1);
      survey.meet();
      survey.evaluate(true);
    },
  },
];

/** Plays one survey; the same for the same seed. */
export function playAttack(
  { play, persons = false, size = groupSize }: (typeof attacks)[number],
  networks: number,
  seed: number,
): Outcome {
  const random = seededRandom(seed);
  const survey = new Attacked(random, networks, size, persons);
  play(survey, 5 + random(56));
  return survey.outcome();
}

interface Crowd {
  networks: number;
  people: number;
  /** Whether groups are of people in one room. */
  room?: boolean;
}

/**
 * Plays a survey that only honest people answer. Returns after how many
 * responses the first figures show (null for never), and how many responses
 * they contain at the end and after closing.
 */
export function playCrowd(
  { networks, people, room = false }: Crowd,
  random: Random,
): { first: number | null; open: number; closed: number } {
  const size = room ? roomSize : groupSize;
  const gate = new PlayedGate(questions, size, random);
  const shown = () =>
    gate.releases.reduce((sum, release) => sum + release.people.length, 0);
  let first: number | null = null;
  for (let number = 1; number <= people; number += 1) {
    gate.answer({
      ballot: `p${number}`,
      network: room ? `person:${number}` : `e:n${random(networks)}`,
      answers: { 1: [random(3)] },
      own: false,
    });
    gate.evaluate(false);
    if (shown() > 0) first ??= number;
  }
  const open = shown();
  gate.evaluate(true);
  return { first, open, closed: shown() };
}
