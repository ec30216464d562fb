import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import {
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from "node:http";
import { finished } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { explainFailure } from "../explain-failure.ts";
import { readVersion } from "../read-version.ts";
import { CommandFailed } from "./command.ts";
import {
  type CommandMessage,
  type CommandPart,
  readCommand,
} from "./command-message.ts";
import type { CommandDeps } from "./command-deps.ts";
import { type Terminal, runOperator } from "./run-operator.ts";
import { type SocketPlace, openSocketPlace } from "./socket-place.ts";

/** Milliseconds in which a command must have arrived. */
const arrivalMs = 5_000;

/** Timeout in milliseconds for running commands when the site stops. */
const timeoutMs = 10_000;

export interface ServeCommandsDeps {
  /** Locked by this process. */
  dataDir: string;
  commandDeps: CommandDeps;
  log: FastifyBaseLogger;
}

/**
 * Runs commands, several at once, that arrive over a socket in the data folder,
 * which only this account can use. If no socket can be created, the log reports
 * it. Returns a function to stop: commands that can end early do, others are
 * awaited, up to `limit` milliseconds.
 */
export async function serveCommands(
  deps: ServeCommandsDeps,
): Promise<(limit?: number) => Promise<void>> {
  const version = await readVersion();
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const options = {
    requestTimeout: arrivalMs,
    connectionsCheckingInterval: arrivalMs,
  };
  const server = createServer(options, (request, reply) => {
    const work = answer(request, reply, { ...deps, version, stopping });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  });
  const place = await tryToListen(server, deps);
  if (place === null) return () => Promise.resolve();
  return async (limit = timeoutMs) => {
    const closed = once(server, "close");
    server.close();
    stopping.abort(new CommandFailed("The site is stopping."));
    const late = pause(limit, undefined, { ref: false });
    await Promise.race([Promise.all(underWay), late]);
    server.closeAllConnections();
    await closed;
    await place.close();
  };
}

/** Null if that is not possible. */
async function tryToListen(
  server: Server,
  { dataDir, log }: ServeCommandsDeps,
): Promise<SocketPlace | null> {
  const place = await openSocketPlace(dataDir);
  try {
    if (place === null) throw new Error("The name of the folder is too long.");
    // Left by a process that was killed: no other process can listen while this
    // one has the lock.
    await rm(place.path, { force: true });
    server.listen(place.path);
    await once(server, "listening");
    await chmod(place.path, 0o600);
    // The site continues without it.
    server.on("error", (err) => {
      log.warn({ err }, "a command could not be received");
    });
    return place;
  } catch (error) {
    log.warn({ err: error }, "commands work only while the site is stopped");
    server.close();
    await place?.close();
    return null;
  }
}

interface Context extends ServeCommandsDeps {
  version: string;
  stopping: AbortController;
}

async function answer(
  request: IncomingMessage,
  reply: ServerResponse,
  context: Context,
): Promise<void> {
  const terminal = terminalOf(reply, context.stopping.signal);
  const command = await readCommand(request);
  const code = await carryOut(command, terminal, context);
  reply.end(encode({ code }));
  // The client may have disconnected.
  await finished(reply).catch(() => undefined);
}

/** Returns the exit code. */
async function carryOut(
  command: CommandMessage | null,
  terminal: Terminal,
  { version, commandDeps, log }: Context,
): Promise<number> {
  if (command?.version !== version) {
    terminal.err(describeMisfit(command, version));
    return 1;
  }
  try {
    return await runOperator(
      command.args,
      (work) => work(commandDeps),
      terminal,
    );
  } catch (error) {
    log.error({ err: error }, "a command failed");
    terminal.err(explainFailure(error, { host: "", port: 0 }));
    return 1;
  }
}

function describeMisfit(command: CommandMessage | null, version: string) {
  if (command === null) return "The site received an invalid command.";
  return `The running site has version ${version}, and this command line ${command.version}. Restart the site, then try again. Nothing was done.`;
}

/** One reply contains both outputs, and its end aborts the command. */
function terminalOf(reply: ServerResponse, stopping: AbortSignal): Terminal {
  const gone = new AbortController();
  reply.once("close", () => {
    gone.abort(new CommandFailed("The client has disconnected."));
  });
  return {
    out: (out) => reply.write(encode({ out })),
    err: (err) => reply.write(encode({ err })),
    signal: AbortSignal.any([stopping, gone.signal]),
  };
}

const encode = (part: CommandPart) => `${JSON.stringify(part)}\n`;
