import type { RequestListener, Server } from "node:http";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import webpack, { type Configuration } from "webpack";
import WebpackDevServer, {
  type Configuration as ServerConfiguration,
} from "webpack-dev-server";
import type { ClaimedPort } from "./claim-port.ts";

const loopback = "127.0.0.1";

export function devOrigin({ port }: Pick<ClaimedPort, "port">): string {
  return `http://${loopback}:${String(port)}`;
}

/** Serves a build with hot reload, to pages of any origin. Resolves when it listens. */
export async function startDevServer(
  configuration: Configuration,
  claimed: ClaimedPort,
  more: ServerConfiguration = {},
): Promise<WebpackDevServer> {
  const { port } = claimed;
  const server = new WebpackDevServer(
    {
      host: loopback,
      port,
      server: { type: (_options, app) => answerWith(app, claimed) },
      hot: true,
      static: false,
      allowedHosts: "all",
      headers: { "access-control-allow-origin": "*" },
      devMiddleware: { stats: "errors-warnings" },
      client: {
        logging: "warn",
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: { protocol: "ws", hostname: loopback, port },
      },
      // Signals are handled once, for all servers together.
      setupExitSignals: false,
      ...more,
    },
    webpack({
      ...configuration,
      plugins: [createRefresh(), ...(configuration.plugins ?? [])],
    }),
  );
  await server.start();
  return server;
}

function createRefresh(): ReactRefreshPlugin {
  return new ReactRefreshPlugin({
    overlay: false,
    exclude: [/node_modules/, /\.cjs$/],
  });
}

/** It is already listening, and must not be asked to again. */
function answerWith(app: RequestListener, { server }: ClaimedPort): Server {
  server.on("request", app);
  server.listen = ((_where: unknown, done: () => void) => {
    done();
    return server;
  }) as Server["listen"];
  return server;
}
