import { between, happens, pick } from "./chance.ts";
import {
  type Ballot,
  type Scene,
  hour,
  minute,
  readingMs,
  second,
} from "./people.ts";
import { choose, copy, inventText } from "./survey.ts";

/** The plan of an attacker. */
interface Plan {
  count: number;
  /** Number of networks. */
  networks: number;
  /** Total duration in milliseconds. */
  during: number;
  /** Whether each response waits as long as people read. */
  patient: boolean;
  /** Whether all but the first question is answered as people do. */
  varied?: boolean;
}

/**
 * The same choices everywhere, each time with a new ID, and every other time
 * with a text that was written once.
 */
function stuff(scene: Scene, plan: Plan): Ballot[] {
  const { random, survey, newNetwork } = scene;
  const addresses = Array.from({ length: plan.networks }, newNetwork);
  const own = choose(random, survey.opinion);
  const words = inventText(random, 8 + random(8));
  const start = between(random, 1, 10) * hour;
  const step = plan.during / plan.count;
  return Array.from({ length: plan.count }, (_, n) => {
    const begunAt = start + (n + between(random, 0, 0.5)) * step;
    const text = happens(random, 0.5) ? copy(random, words) : "";
    const pause = plan.patient
      ? readingMs(random, survey, text)
      : between(random, 0.1, 2) * second;
    const others = choose(random, survey.opinion);
    const choices = plan.varied === true ? others.with(0, own[0] ?? 0) : own;
    const address = pick(random, addresses);
    return { address, begunAt, sentAt: begunAt + pause, choices, text };
  });
}

const one = { networks: 1, count: 300, during: 5 * minute };
const drop = { networks: 1, count: 288, during: 24 * hour };
const fifty = { networks: 50, count: 300, during: 20 * minute };

export const script = (scene: Scene) =>
  stuff(scene, { ...one, patient: false });
export const patientScript = (scene: Scene) =>
  stuff(scene, { ...one, patient: true });
export const drip = (scene: Scene) => stuff(scene, { ...drop, patient: true });
export const variedDrip = (scene: Scene) =>
  stuff(scene, { ...drop, patient: true, varied: true });
export const manyNetworks = (scene: Scene) =>
  stuff(scene, { ...fifty, patient: false });
export const patientNetworks = (scene: Scene) =>
  stuff(scene, { ...fifty, patient: true });
