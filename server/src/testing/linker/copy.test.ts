import { describeWithDatabase } from "../describe-on-each-engine.ts";
import { seededRandom } from "../simulate-survey.ts";
import { comparePairs } from "./compare-pairs.ts";
import { play } from "./play.ts";
import { readCopy } from "./read-copy.ts";

// The linker finds everybody if a single row ties two; see link.test.ts. Few
// people are played, so chance alone finds more of them than in the benchmark.
const factor = 2;
const luck = 0.08;
/** The public time of a post narrows down who can have liked it. */
const byTimeOfPost = 0.2;

describeWithDatabase("a copy of the database with all secrets", (open) => {
  it("links no rows of a person after the surveys have closed", async () => {
    const db = await open();
    const size = { people: 40, surveys: 2 };
    const played = await play(db, seededRandom(5), size);
    await played.close();
    const pairs = comparePairs(await readCopy(db), played);
    expect(pairs).toHaveLength(9);
    const linked = pairs.filter(([pair, { right, chance }]) => {
      const more = pair === "answer and like of a post" ? byTimeOfPost : 0;
      return right > factor * chance + luck + more;
    });
    expect(linked).toEqual([]);
    await played.test.app.close();
  });
});
