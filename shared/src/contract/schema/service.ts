import Type from "typebox";
import type {
  activationStatusFields,
  healthFields,
  privacyStatusFields,
  visitorFields,
} from "../service.ts";
import { limits } from "../limits.ts";
import {
  defineCalls,
  NullableNumber,
  NullableString,
  type ReadBy,
  type Wire,
} from "./parts.ts";
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
      "Get the status and the settings of the service; sets the csrf cookie",
    method: "GET",
    path: "/health",
    reply: Type.Object({
      ok: Type.Boolean(),
      geoConsentPromptEnabled: Type.Boolean(),
      surveyGenMaxChars: Type.Integer({ minimum: 1000 }),
      draftsTranslations: Type.Optional(
        Type.Boolean({
          description: "Whether a model drafts translations of surveys.",
        }),
      ),
      resultsGroup: Type.Optional(
        Type.Integer({
          minimum: 1,
          description:
            "Minimum number of responses that are released together in surveys whose results are shown in groups.",
        }),
      ),
      forgetMonths: Type.Optional(
        Type.Integer({
          minimum: 1,
          description:
            "Number of months after closing after which responses, texts and posts of new surveys are deleted at the latest. Omitted if the site keeps them.",
        }),
      ),
    }),
  },
  getReadiness: {
    summary: "Check whether this process can accept requests",
    description:
      "For load balancers. Returns error 503 within a second while the database is unavailable, has not been migrated, or cannot write because its storage is full (STORAGE_FULL), and while the process is stopping.",
    method: "GET",
    path: "/health/ready",
    reply: Type.Object({ ready: Type.Boolean() }),
  },
  startSession: {
    summary:
      "Start or continue the anonymous session; sets the session and csrf cookies",
    description:
      "The first request needs no csrf header, because there is no cookie with its value yet. The x-pseudo-user-id header is accepted and identifies no one.",
    tag: "identity",
    method: "POST",
    path: "/auth/anon",
    status: 204,
  },
  getIdentity: {
    summary: "Get the session's actor and, if known, the city of the request",
    description:
      "`ip` is the client's own address. It is returned to no one else and is not stored. `latitude` and `longitude` are the centre of a grid cell of at least 1 km.",
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
    summary: "Check whether the actor has opted out of participation",
    tag: "privacy",
    method: "GET",
    path: "/privacy/status",
    reply: OptOut,
  },
  optOut: {
    summary: "Opt out of participation; the actor can then only read",
    tag: "privacy",
    method: "POST",
    path: "/privacy/opt-out",
    body: TokenBody,
    reply: OptOut,
  },
  removeOptOut: {
    summary: "Consent to the Anonymous ID Policy by removing the opt-out",
    tag: "privacy",
    action: "privacy_consent",
    method: "DELETE",
    path: "/privacy/opt-out",
    body: TokenBody,
    reply: OptOut,
  },
  getActivationStatus: {
    summary:
      "Check whether an invitation is required, and whether this session has one",
    method: "GET",
    path: "/activation/status",
    reply: Type.Object({ required: Type.Boolean(), ok: Type.Boolean() }),
  },
  getRemotes: {
    summary:
      "Get the registry: which version of each remote to load, and from where",
    method: "GET",
    path: "/remotes",
    reply: RemoteRegistryReply,
  },
});

export const remoteFailureCalls = defineCalls("service", {
  reportRemoteFailure: {
    summary: "Report that a part of the site failed to load or to run",
    description:
      "Reports are logged, and are used to roll back a new release that fails in many networks. Send one report per page for each remote, version and phase. Needs no session. The values are categories and identify no one.",
    method: "POST",
    path: "/remote-failures",
    body: Type.Object({
      module: Type.Enum(moduleNames),
      version: Type.Union([
        Type.Null({ description: "No version was found." }),
        Type.String({ maxLength: 64, pattern: "^[\\w.+-]+$" }),
      ]),
      phase: Type.Enum([...remotePhases]),
      reason: Type.Enum([...remoteReasons]),
    }),
    status: 204,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof healthFields, Wire<typeof serviceCalls.getHealth.reply>>,
  ReadBy<
    typeof activationStatusFields,
    Wire<typeof serviceCalls.getActivationStatus.reply>
  >,
  ReadBy<typeof privacyStatusFields, Wire<typeof OptOut>>,
  ReadBy<typeof visitorFields, Wire<typeof serviceCalls.getIdentity.reply>>,
];
