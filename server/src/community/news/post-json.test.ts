import { once } from "node:events";
import { createServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import {
  type Receiver,
  startReceiver,
} from "../../testing/webhook-receiver.ts";
import { type Net, internet, postJson } from "./post-json.ts";

describe("posting to another party's server", () => {
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = await startReceiver();
  });

  afterEach(() => receiver.close());

  const post = (net: Partial<Net> = {}, host = receiver.host) =>
    postJson(
      new URL(`https://${host}/news?a=b`),
      { body: '{"a":1}', headers: { "webhook-id": "7" } },
      { ...receiver.net, ...net },
    );

  it("sends JSON and reports the reply as one line of printable text", async () => {
    receiver.reply = (response) =>
      response
        .writeHead(202)
        .end(`\u001b[31m Thank\n\n you \u0000\u202e ${"é".repeat(300)}`);
    const posted = await post();
    expect(posted).toMatchObject({ status: 202, failure: null });
    expect(posted.reply).toMatch(/^\[31m Thank you é{182,}$/);
    expect(posted.reply).toHaveLength(200);
    expect(receiver.received).toMatchObject([
      {
        path: "/news?a=b",
        body: '{"a":1}',
        headers: { "content-type": "application/json", "webhook-id": "7" },
      },
    ]);
  });

  it("follows no redirect", async () => {
    receiver.reply = (response) =>
      response
        .writeHead(307, { location: `https://${receiver.host}/else` })
        .end();
    expect(await post()).toMatchObject({ status: 307, failure: null });
    expect(receiver.received).toHaveLength(1);
  });

  it.each([
    ["127.0.0.1"],
    ["8.8.8.8", "10.0.0.1"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    [],
  ])(
    "connects to nothing if the name resolves to %s %s",
    async (...addresses) => {
      const { isAllowed } = internet;
      const resolve = () =>
        Promise.resolve(
          addresses.map((address) => ({
            address,
            family: address.includes(":") ? 6 : 4,
          })),
        );
      expect(await post({ isAllowed, resolve })).toMatchObject({
        status: null,
        failure: "not-public",
      });
      expect(receiver.received).toEqual([]);
    },
  );

  it("connects to no literal address of this machine or its networks", async () => {
    const port = receiver.host.split(":")[1];
    const { isAllowed } = internet;
    for (const host of ["127.0.0.1", "[::1]", "[::ffff:7f00:1]", "2130706433"])
      expect(await post({ isAllowed }, `${host}:${port}`)).toMatchObject({
        status: null,
        failure: "not-public",
      });
    expect(receiver.received).toEqual([]);
  });

  it("connects to the address that was checked, even if the name resolves differently a moment later", async () => {
    const asked: string[] = [];
    const resolve = (host: string) => {
      asked.push(host);
      const address = asked.length === 1 ? "127.0.0.1" : "127.0.0.2";
      return Promise.resolve([{ address, family: 4 }]);
    };
    expect(await post({ resolve })).toMatchObject({ status: 204 });
    expect(asked).toEqual(["receiver.example"]);
  });

  it("trusts known certificates only", async () => {
    const { ca: _, ...net } = receiver.net;
    const posted = await postJson(
      new URL(`https://${receiver.host}/`),
      { body: "{}", headers: {} },
      net,
    );
    expect(posted).toMatchObject({ status: null, failure: "unreachable" });
    expect(receiver.received).toEqual([]);
  });

  it("reports a refused connection and an unknown name as unreachable", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as { port: number };
    closed.close();
    await once(closed, "close");
    const failed = { status: null, failure: "unreachable" };
    expect(await post({}, `receiver.example:${port}`)).toMatchObject(failed);
    const resolve = () => Promise.reject(new Error("ENOTFOUND"));
    expect(await post({ resolve })).toMatchObject(failed);
  });

  it.each([
    ["sends no reply", () => undefined],
    [
      "never ends its reply",
      (response: { write: (text: string) => void }) => response.write("a"),
    ],
  ])("gives up on a server that %s", async (_what, reply) => {
    receiver.reply = reply;
    const posted = await post({ withinMs: 150 });
    expect(posted).toMatchObject({ status: null, failure: "too-slow" });
    expect(posted.tookMs).toBeLessThan(1_500);
  });

  it("gives up on a name that is never resolved", async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await post({ resolve, withinMs: 100 })).toMatchObject({
      failure: "too-slow",
    });
  });

  it("reads only the beginning of a reply of a gigabyte", async () => {
    const chunk = Buffer.alloc(64 * 1024, "a");
    let sent = 0;
    receiver.reply = (response) => {
      response.writeHead(200, { "content-length": 2 ** 30 });
      void (async () => {
        while (!response.destroyed && sent < 2 ** 30) {
          sent += chunk.length;
          if (!response.write(chunk))
            await Promise.race([
              once(response, "drain"),
              once(response, "close"),
            ]);
          await turn();
        }
      })();
    };
    const before = process.memoryUsage().rss;
    const posted = await post();
    expect(posted).toMatchObject({ status: 200, reply: "a".repeat(200) });
    expect(sent).toBeLessThan(64 * 2 ** 20);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 2 ** 20);
  });
});
