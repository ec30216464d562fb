/**
 * `npm run check:fit`: compares this checkout with what is deployed, if the
 * settings say where that is.
 */
import { existsSync } from "node:fs";
import { root } from "../checkout/paths.ts";
import { sayWhy } from "../store/failures.ts";
import { openStore } from "../store/open-store.ts";
import { remoteNames } from "../checkout/remotes.ts";
import { checkFit, type Checkout } from "./check-fit.ts";
import { describeHost, describeRemote } from "./describe-part.ts";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const { RELEASES_DIR, RELEASES_BUCKET } = process.env;
const hasStore = Boolean(RELEASES_DIR || RELEASES_BUCKET);
try {
  const store = hasStore ? await openStore(process.env) : null;
  const { seen, problems } = await checkFit(describeAll, process.env, store);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write(`${summary(seen)}\n`);
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exitCode = 1;
}

function describeAll(): Checkout {
  const remotes = remoteNames.map((name) => {
    return {
      title: `${name} of this checkout`,
      contract: describeRemote(name),
    };
  });
  const host = { title: "the host of this checkout", contract: describeHost() };
  return { host, remotes };
}

function summary(seen: string[]): string {
  if (seen.length === 0) return "There is nothing deployed to compare with.";
  return `This checkout fits ${seen.join(", ")}.`;
}
