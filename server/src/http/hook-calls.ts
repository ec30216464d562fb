import type { Call } from "@nearsay/core/contract/schema";
import type {
  FastifyInstance,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from "fastify";

interface CallHooks {
  preHandler?: preHandlerAsyncHookHandler;
  onSend?: onSendAsyncHookHandler<unknown>;
}

/**
 * Adds hooks to those calls, of all that are registered from now on, that they
 * concern. A hook of the whole API would cost every request its time, also
 * where it has nothing to do.
 */
export function hookCalls(
  app: FastifyInstance,
  concerns: (call: Call) => boolean,
  hooks: CallHooks,
): void {
  app.addHook("onRoute", (route) => {
    const call = route.config?.call;
    if (call === undefined || !concerns(call)) return;
    if (hooks.preHandler !== undefined)
      route.preHandler = [route.preHandler ?? [], hooks.preHandler].flat();
    if (hooks.onSend !== undefined)
      route.onSend = [route.onSend ?? [], hooks.onSend].flat();
  });
}
