#!/usr/local/bin/node
// `nearsay` serves; `nearsay doctor` and the server's other commands, which are
// scripts in its package.json, do the same as `npm run` in a checkout.
import { readFileSync } from "node:fs";

const server = new URL("/nearsay/server/", "file:");
const { scripts } = JSON.parse(
  readFileSync(new URL("package.json", server), "utf8"),
);
const commands = new Map([["serve", "dist/app/main.js"]]);
for (const [name, script] of Object.entries(scripts)) {
  const file = /^node .*?(dist\/app\/[\w-]+\.js)$/.exec(script)?.[1];
  if (file !== undefined) commands.set(name, file);
}

const [asked = "serve"] = process.argv.splice(2, 1);
const file = commands.get(asked);
if (file === undefined) {
  process.stderr.write(
    `There is no command ${asked}. Commands: ${[...commands.keys()].join(", ")}.\n`,
  );
  process.exitCode = 1;
} else await import(new URL(file, server).href);
