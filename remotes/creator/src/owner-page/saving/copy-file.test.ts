import { fakeNetwork, type NetworkCall, refusal } from "@nearsay/core/testing";
import { manageRoute } from "../../testing/managed.ts";
import { copyFile, type Progress } from "./copy-file.ts";

const url = `${manageRoute}/export/responses.jsonl`;
const route = `GET ${url}`;
const whole = `{"row":1}\n{"row":2}\n{"row":3}\n`;
const encoder = new TextEncoder();

/** A reply that sends this text and then loses the connection. */
function cutOff(text: string, etag = '"one"'): Response {
  let given = false;
  const read = () => {
    if (given) return Promise.reject(new TypeError("network error"));
    given = true;
    return Promise.resolve({ value: encoder.encode(text), done: false });
  };
  const reply = new Response("", {
    headers: { etag, "x-total-rows": "3" },
  });
  Object.defineProperty(reply, "body", {
    value: { getReader: () => ({ read }) },
  });
  return reply;
}

function writtenFile() {
  const file = { text: "", state: "open" };
  const end = (state: string) => () => {
    file.state = state;
    return Promise.resolve();
  };
  const target = {
    write(chunk: Uint8Array) {
      file.text += new TextDecoder().decode(chunk);
      return Promise.resolve();
    },
    truncate() {
      file.text = "";
      return Promise.resolve();
    },
    close: end("closed"),
    abort: end("thrown away"),
  };
  return { file, open: () => Promise.resolve(target) };
}

async function copy(open: ReturnType<typeof writtenFile>["open"]) {
  const reports: Progress[] = [];
  await copyFile(url, "secret", open, {
    signal: new AbortController().signal,
    onProgress: (progress) => reports.push(progress),
    pause: () => Promise.resolve(),
  });
  return reports;
}

const fromOf = ({ path }: NetworkCall) =>
  Number(new URL(path, "http://here").searchParams.get("from") ?? 0);

describe("an interrupted download", () => {
  it("resumes at the last byte, as often as needed, and reports its progress", async () => {
    const network = fakeNetwork({
      [route]: (call: NetworkCall) => {
        const from = fromOf(call);
        const rest = whole.slice(from);
        return from >= 21
          ? new Response(rest, { headers: { "x-total-rows": "3" } })
          : cutOff(rest.slice(0, 7));
      },
    });
    const { file, open } = writtenFile();
    const reports = await copy(open);
    expect(file).toEqual({ text: whole, state: "closed" });
    const [, second] = network.to(route);
    expect(second?.headers.get("if-match")).toBe('"one"');
    expect(reports.map(({ share }) => share)).toEqual([0, 1 / 3, 2 / 3, 1]);
  });

  it("restarts if the file has changed", async () => {
    const network = fakeNetwork({
      [route]: (call: NetworkCall) => {
        if (fromOf(call) > 0)
          return refusal(412, "There is more", "SURVEY_CHANGED");
        return network.to(route).length > 1
          ? new Response(whole)
          : cutOff("old text");
      },
    });
    const { file, open } = writtenFile();
    await copy(open);
    expect(file).toEqual({ text: whole, state: "closed" });
  });

  it("is given up and discarded if nothing more arrives", async () => {
    const network = fakeNetwork({
      [route]: (call: NetworkCall) => {
        if (fromOf(call) > 0) throw new TypeError("Failed to fetch");
        return cutOff("some");
      },
    });
    const { file, open } = writtenFile();
    await expect(copy(open)).rejects.toThrow();
    expect(file.state).toBe("thrown away");
    expect(network.to(route)).toHaveLength(7);
  });
});
