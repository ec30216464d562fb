/** Releases an example to the store in the settings, in a process that a test can kill. */
import { openStore } from "../store/open-store.ts";
import { runRelease } from "../release/run-release.ts";
import { exampleBench } from "./release-examples.ts";

const [, , sources = ""] = process.argv;
const say = (text: string) => process.stdout.write(`${text}\n`);
const bench = exampleBench(await openStore(process.env), sources, say);
const args = ["release", "--untested"];
process.exitCode = await runRelease(args, [bench], { out: say, err: say });
