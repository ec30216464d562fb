import { createRequire } from "node:module";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type nlp from "compromise/two";

/** Whether a folded term contains the name of a person. */
export type HoldsPersonName = (term: string) => boolean;

const require = createRequire(path.join(import.meta.dirname, "names.js"));

/** The library as the single file that the image contains: 40 MB of memory when loaded. */
export function loadNameLibrary(): typeof nlp {
  return require("compromise/two") as typeof nlp;
}

/** The library takes 40 MB and a second to load, so a thread reads its lexicon and ends. */
const readNames = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { lexicon } = require(workerData).model().one;
  const tags = ["Person", "FirstName", "MaleName", "FemaleName", "LastName"];
  const isName = (word) => [lexicon[word]].flat().some((tag) => tags.includes(tag));
  parentPort.postMessage(Object.keys(lexicon).filter(isName));`;

let loading: Promise<HoldsPersonName> | null = null;

/** Loads once; after a failure, the next call loads again. */
export function loadHoldsPersonName(): Promise<HoldsPersonName> {
  loading ??= listNames().then(
    (names) => holdsOneOf(new Set(names)),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

function listNames(): Promise<string[]> {
  const workerData = require.resolve("compromise/two");
  const worker = new Worker(readNames, { eval: true, workerData });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** The library lists names without accents. */
function holdsOneOf(names: ReadonlySet<string>): HoldsPersonName {
  const isName = (text: string) =>
    names.has(text.normalize("NFD").replace(/\p{M}/gu, ""));
  return (term) => isName(term) || term.split(/[ '-]/).some(isName);
}
