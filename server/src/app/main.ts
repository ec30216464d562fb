import { readConfig } from "./config.ts";
import { explainFailure } from "./explain-failure.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const interrupted = 130;
/** Milliseconds in which a second signal counts as an echo of the first. */
const echo = 300;
let stoppingSince = 0;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function start(): Promise<RunningServer> {
  let address = { host: "127.0.0.1", port: 3000 };
  try {
    const config = readConfig(process.env);
    address = config;
    return await startServer(config, endWithoutDatabase);
  } catch (error) {
    return fail(`Nearsay cannot start.\n${explainFailure(error, address)}`);
  }
}

function endWithoutDatabase(error: Error): void {
  fail(`Nearsay stops. ${error.message}`);
}

/** The first signal stops the server in order; a second one ends the process. */
function askToStop(server: Promise<RunningServer>): void {
  const now = Date.now();
  // Ctrl-C reaches every process of a terminal, and some of them forward it
  // too.
  if (stoppingSince !== 0 && now - stoppingSince > echo)
    process.exit(interrupted);
  if (stoppingSince !== 0) return;
  stoppingSince = now;
  void stop(server);
}

async function stop(server: Promise<RunningServer>): Promise<void> {
  print("Nearsay is stopping. Send the signal again to end it immediately.");
  try {
    await (await server).stop();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    fail(`Nearsay did not stop cleanly: ${why}`);
  }
  process.exit(0);
}

const server = start();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"])
  process.on(signal, () => {
    askToStop(server);
  });
const { url, released, wrongClock } = await server;
if (stoppingSince === 0) {
  print(`Nearsay is ready: ${url}`);
  for (const line of [released, wrongClock]) if (line !== null) print(line);
}
