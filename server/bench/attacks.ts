import { attacks, playAttack, playCrowd } from "../src/testing/play-attacks.ts";
import { seededRandom } from "../src/testing/simulate-survey.ts";
import { difficultyOfBallot } from "../src/visitors/bot-check/new-sessions.ts";

const surveys = 1000;
const networkCounts = [1, 3, 4, 5, 10, 30];
/** Processor time of the lowest difficulty, in seconds; see `difficulty`. */
const puzzleSeconds = 0.06;

/**
 * What somebody learns who answers a survey many times: in 1,000 surveys of
 * 5 to 60 other people, by the number of their networks. They know the
 * members of each release, which is more than anybody can know.
 */
export function* run(): Generator<string> {
  yield "| attack | networks | answers of others | known for certain | ballots a survey | processor, s a survey |";
  yield "| --- | ---: | ---: | ---: | ---: | ---: |";
  for (const attack of attacks)
    for (const networks of attack.persons ? [1] : networkCounts) {
      const played = Array.from({ length: surveys }, (_, seed) =>
        playAttack(attack, networks, seed),
      );
      const sum = (of: "strangers" | "learnt" | "ballots") =>
        played.reduce((total, one) => total + one[of], 0);
      const ballots = sum("ballots") / surveys;
      const cells = [
        attack.name,
        attack.persons ? "any" : networks,
        sum("strangers"),
        sum("learnt"),
        ballots.toFixed(0),
        (costOf(ballots, networks) * puzzleSeconds).toFixed(0),
      ];
      yield `| ${cells.join(" | ")} |`;
    }
  yield* waits();
}

/** Who answers, and whether their author chose groups of people in one room. */
const crowds: Record<
  string,
  { networks: number; people: number; room?: true }
> = {
  "street, everybody at home": { networks: 80, people: 80 },
  "village with two networks": { networks: 2, people: 80 },
  "office with three networks": { networks: 3, people: 80 },
  "campus with eight networks": { networks: 8, people: 200 },
  "campus with twelve networks": { networks: 12, people: 200 },
  "class in one network": { networks: 1, people: 30 },
  "class in one network, in one room": { networks: 1, people: 30, room: true },
  "hall in one network, in one room": { networks: 1, people: 200, room: true },
};

/** After how many responses honest people see the first figures. */
function* waits(): Generator<string> {
  yield "";
  yield "| who answers | first figures after | shown at the end | shown after closing |";
  yield "| --- | ---: | ---: | ---: |";
  for (const [name, crowd] of Object.entries(crowds)) {
    const { first, open, closed } = playCrowd(crowd, seededRandom(1));
    const cells = [name, first ?? "never", open, closed];
    yield `| ${cells.join(" | ")} |`;
  }
}

/** The sum of difficulties if all are sent within ten minutes by IDs without a history. */
function costOf(ballots: number, networks: number): number {
  const each = Math.ceil(ballots / networks);
  const numbers = Array.from({ length: each }, (_, at) => at + 1);
  const cost = numbers.reduce((all, at) => all + difficultyOfBallot(at), 0);
  return cost * networks;
}
