import { operatorPasskeyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { route } from "../../http/route.ts";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import type { OperatorRoutesDeps } from "./operator-routes.ts";
import type { NewProof } from "../operator-keys/passkey-proof.ts";
import type { Passkeys } from "../operator-keys/passkeys.ts";

interface PasskeyRoutesDeps extends Pick<
  OperatorRoutesDeps,
  "operators" | "note"
> {
  passkeys: Passkeys;
  /** The public address of the site; null means the address of each request. */
  publicUrl: string | null;
}

/** The endpoints for the passkey of an operator's key. */
export function passkeyRoutes(
  app: FastifyInstance,
  { operators, note, passkeys, publicUrl }: PasskeyRoutesDeps,
): void {
  const calls = operatorPasskeyCalls;

  async function ceremonyOf(request: FastifyRequest) {
    const { origin, hostname } = new URL(publicOrigin(publicUrl, request));
    const site = { origin, rpId: hostname };
    const { log } = request;
    return { key: await operators.require(request), site, log };
  }

  route(app, calls.askForPasskey, async ({ request }) =>
    passkeys.ask(await ceremonyOf(request)),
  );

  route(app, calls.registerPasskey, async ({ body, request }) => {
    const ceremony = await ceremonyOf(request);
    const proof = await passkeys.register(ceremony, body);
    const { keyId } = ceremony.key;
    await note(request, "register", `passkey of operator key ${keyId}`);
    return serialize(proof);
  });

  route(app, calls.provePasskey, async ({ body, request }) =>
    serialize(await passkeys.prove(await ceremonyOf(request), body)),
  );
}

function serialize({ proof, expiresAt }: NewProof) {
  return { proof, expiresAt: expiresAt.toISOString() };
}
