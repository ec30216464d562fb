import webpack, { type Configuration } from "webpack";
import WebpackDevServer, {
  type Configuration as ServerConfiguration,
} from "webpack-dev-server";

const loopback = "127.0.0.1";

export function devOrigin(port: number): string {
  return `http://${loopback}:${String(port)}`;
}

/** Serves a build with hot reload, to pages of any origin. Answers when it listens. */
export async function startDevServer(
  configuration: Configuration,
  port: number,
  more: ServerConfiguration = {},
): Promise<WebpackDevServer> {
  const server = new WebpackDevServer(
    {
      host: loopback,
      port,
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
    webpack(configuration),
  );
  await server.start();
  return server;
}
