import Type from "typebox";
import { moduleNames } from "../exposed-modules.ts";
import { remotePhases, remoteReasons } from "../remote-failure.ts";
import type { Call } from "./parts.ts";

export const remoteFailureCalls = {
  reportRemoteFailure: {
    operationId: "reportRemoteFailure",
    summary: "Tell that a part of the site could not be loaded or broke",
    description:
      "For the log, and to go back from a new release that fails in many networks; once for each remote, version and phase of a page. Needs no session; what it holds names kinds of things and nobody.",
    tag: "service",
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
} as const satisfies Record<string, Call>;
