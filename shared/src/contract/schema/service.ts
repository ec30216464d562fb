import Type from "typebox";
import { limits } from "../limits.ts";
import { defineCalls, NullableNumber, NullableString } from "./parts.ts";
import { moduleNames } from "../exposed-modules.ts";
import { remotePhases, remoteReasons } from "../remotes.ts";

const remoteFiles = Type.Object({
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
});

export const RemoteRegistryReply = Type.Object(
  {
    remotes: Type.Array(
      Type.Object({
        name: Type.String(),
        version: Type.String(),
        entry: Type.String(),
        integrity: Type.String(),
        contract: Type.Integer(),
        enabled: Type.Boolean(),
        modules: Type.Record(Type.String(), remoteFiles),
        hashes: Type.Record(Type.String(), Type.String()),
      }),
    ),
  },
  { title: "RemoteRegistry" },
);

const OptOut = Type.Object({ optOut: Type.Boolean() });
const TokenBody = Type.Optional(
  Type.Object({
    recaptchaToken: Type.Optional(
      Type.String({ maxLength: limits.botCheckTokenMax }),
    ),
  }),
);

export const serviceCalls = defineCalls("service", {
  getHealth: {
    summary:
      "Whether the service is up, and its settings; sets the csrf cookie",
    method: "GET",
    path: "/health",
    reply: Type.Object({
      ok: Type.Boolean(),
      geoConsentPromptEnabled: Type.Boolean(),
      surveyGenMaxChars: Type.Integer({ minimum: 1000 }),
      draftsTranslations: Type.Optional(
        Type.Boolean({
          description: "Whether a model drafts translations of surveys",
        }),
      ),
      resultsGroup: Type.Optional(
        Type.Integer({
          minimum: 1,
          description:
            "Fewest responses that are shown together where a survey's results show in groups",
        }),
      ),
    }),
  },
  getReadiness: {
    summary: "Whether requests should be sent to this process",
    description:
      "Answers 503 within a second while the database is away, lacks a migration or cannot write for want of room (STORAGE_FULL), and while the process is about to stop. For load balancers.",
    method: "GET",
    path: "/health/ready",
    reply: Type.Object({ ready: Type.Boolean() }),
  },
  startSession: {
    summary:
      "Start or continue the anonymous session; sets the session and csrf cookies",
    description:
      "The first call needs no csrf header, since there is no cookie yet to take it from. The x-pseudo-user-id header is accepted and identifies nobody.",
    tag: "identity",
    method: "POST",
    path: "/auth/anon",
    status: 204,
  },
  getIdentity: {
    summary: "The session's actor and, where known, the city it calls from",
    description:
      "`ip` is the caller's own address, told to nobody else and stored nowhere. `latitude` and `longitude` are the middle of a cell of at least 1 km.",
    tag: "identity",
    method: "GET",
    path: "/auth/identity",
    reply: Type.Object({
      actorId: Type.String(),
      ip: NullableString,
      city: NullableString,
      region: NullableString,
      countryCode: NullableString,
      continent: NullableString,
      timezone: NullableString,
      org: NullableString,
      latitude: NullableNumber,
      longitude: NullableNumber,
    }),
  },
  getPrivacyStatus: {
    summary: "Whether the actor is opted out of participation",
    tag: "privacy",
    method: "GET",
    path: "/privacy/status",
    reply: OptOut,
  },
  optOut: {
    summary: "Opt out: read-only from now on",
    tag: "privacy",
    method: "POST",
    path: "/privacy/opt-out",
    body: TokenBody,
    reply: OptOut,
  },
  removeOptOut: {
    summary: "Consent to the Anonymous ID Policy: remove the opt-out",
    tag: "privacy",
    action: "privacy_consent",
    method: "DELETE",
    path: "/privacy/opt-out",
    body: TokenBody,
    reply: OptOut,
  },
  getActivationStatus: {
    summary:
      "Whether an invitation is required, and whether this session has one",
    method: "GET",
    path: "/activation/status",
    reply: Type.Object({ required: Type.Boolean(), ok: Type.Boolean() }),
  },
  getRemotes: {
    summary:
      "The registry: which version of each remote to load, and from where",
    method: "GET",
    path: "/remotes",
    reply: RemoteRegistryReply,
  },
});

export const remoteFailureCalls = defineCalls("service", {
  reportRemoteFailure: {
    summary: "Tell that a part of the site could not be loaded or broke",
    description:
      "For the log, and to go back from a new release that fails in many networks; once for each remote, version and phase of a page. Needs no session; what it holds names kinds of things and nobody.",
    method: "POST",
    path: "/remote-failures",
    body: Type.Object({
      module: Type.Enum(moduleNames),
      version: Type.Union([
        Type.Null({ description: "No version was found" }),
        Type.String({ maxLength: 64, pattern: "^[\\w.+-]+$" }),
      ]),
      phase: Type.Enum([...remotePhases]),
      reason: Type.Enum([...remoteReasons]),
    }),
    status: 204,
  },
});
