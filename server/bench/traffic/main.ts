import { seededRandom } from "../../src/testing/simulate-survey.ts";
import {
  type Ballot,
  type Scene,
  audience,
  followers,
  passersBy,
  pupils,
} from "./people.ts";
import { type Stage, openStage } from "./play.ts";
import {
  drip,
  manyNetworks,
  patientNetworks,
  patientScript,
  script,
  variedDrip,
} from "./scripts.ts";
import { inventSurvey } from "./survey.ts";

interface Kind {
  name: string;
  fake: boolean;
  come: (scene: Scene) => Ballot[];
}

const kinds: Kind[] = [
  { name: "script, one network", fake: true, come: script },
  { name: "the same, patient", fake: true, come: patientScript },
  { name: "drip, one network", fake: true, come: drip },
  { name: "the same, varied", fake: true, come: variedDrip },
  { name: "script, fifty networks", fake: true, come: manyNetworks },
  { name: "the same, patient", fake: true, come: patientNetworks },
  { name: "people of a campaign", fake: false, come: followers },
  { name: "class behind one address", fake: false, come: pupils },
  { name: "poster at a concert", fake: false, come: audience },
];

/** Percentages of flagged responses. */
interface Rates {
  own: number;
  beside: number;
}

/**
 * How much of an attacker's responses is flagged, and how much of people's, as
 * lines of a table; `TRAFFIC_SEEDS` runs fewer than twenty seeds.
 */
export async function* run(): AsyncGenerator<string> {
  const seeds = Number(process.env["TRAFFIC_SEEDS"] ?? 20);
  yield "| kind | fake, flagged | fake, missed | people, wrongly flagged | people beside, wrongly flagged |";
  yield "| --- | ---: | ---: | ---: | ---: |";
  for (const kind of kinds) {
    const stage = await openStage();
    const rates: Rates[] = [];
    for (let seed = 1; seed <= seeds; seed += 1)
      rates.push(await playOnce(stage, kind, seed));
    await stage.close();
    yield toLine(kind, rates);
  }
}

async function playOnce(
  stage: Stage,
  { come }: Kind,
  seed: number,
): Promise<Rates> {
  const random = seededRandom(seed);
  let networks = 0;
  const newNetwork = () => {
    networks += 1;
    return `81.${networks >> 8}.${networks & 255}.7`;
  };
  const scene = { random, survey: inventSurvey(random), newNetwork };
  const beside = passersBy(scene);
  const own = come(scene);
  const flagged = await stage.play(scene.survey, [...own, ...beside]);
  return {
    own: shareOf(flagged.slice(0, own.length)),
    beside: shareOf(flagged.slice(own.length)),
  };
}

function shareOf(flagged: readonly boolean[]): number {
  return (100 * flagged.filter(Boolean).length) / flagged.length;
}

function toLine({ name, fake }: Kind, rates: readonly Rates[]): string {
  const own = rates.map((rate) => rate.own);
  const missed = own.map((rate) => 100 - rate);
  const cells = [
    name,
    ...(fake ? [range(own), range(missed), ""] : ["", "", range(own)]),
    range(rates.map(({ beside }) => beside)),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The mean of the seeds, with minimum and maximum. */
function range(rates: readonly number[]): string {
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return `${mean.toFixed(1)} % (${least.toFixed(1)} to ${most.toFixed(1)})`;
}
