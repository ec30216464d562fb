/** Releases an example to where the settings say, in a process that a test can kill. */
import { openPlace } from "../release/open-place.ts";
import { runRelease } from "../release/run-release.ts";
import { exampleBench } from "./release-examples.ts";

const [, , sources = ""] = process.argv;
const say = (text: string) => process.stdout.write(`${text}\n`);
const bench = exampleBench(await openPlace(process.env), sources, say);
process.exitCode = await runRelease([], [bench], { out: say, err: say });
