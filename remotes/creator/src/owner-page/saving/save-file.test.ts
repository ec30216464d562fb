import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { manageRoute, uuid } from "../../testing/managed.ts";
import { savedName, saveFile } from "./save-file.ts";

const owner = { uuid, key: "secret" };
const as = "parks-responses-2026-11-28.csv";
const route = `GET ${manageRoute}/export/responses.csv`;

/** A browser that lets the user choose a file; returns a record of what happens to it. */
function chooseFile() {
  const calls: string[] = [];
  const decoder = new TextDecoder();
  const record = (what: string) => () => {
    calls.push(what);
    return Promise.resolve();
  };
  const target = {
    write: (chunk: Uint8Array) => record(decoder.decode(chunk))(),
    close: record("closed"),
    abort: record("thrown away"),
  };
  Object.assign(window, {
    showSaveFilePicker: () =>
      Promise.resolve({ createWritable: () => Promise.resolve(target) }),
  });
  return calls;
}

const saving = () => ({
  signal: new AbortController().signal,
  onProgress: jest.fn(),
});

afterEach(() => {
  Object.assign(window, { showSaveFilePicker: undefined });
});

it.each([
  ["responses.jsonl", /^parks-responses-\d{4}-\d\d-\d\d\.jsonl$/],
  ["survey.zip", /^parks-results-\d{4}-\d\d-\d\d\.zip$/],
] as const)("a file is named by survey title and date: %s", (name, as) => {
  expect(savedName({ id: "7", title: "Parks" }, name)).toMatch(as);
});

describe("a file of what people wrote", () => {
  it("is written to the chosen file as it arrives, and reports its progress", async () => {
    const text = "question,text\r\nWhy?,Trees\r\n";
    const network = fakeNetwork({ [route]: () => new Response(text) });
    const calls = chooseFile();
    const given = saving();
    await expect(saveFile(owner, "responses.csv", given, as)).resolves.toBe(
      true,
    );
    expect(calls).toEqual([text, "closed"]);
    expect(given.onProgress).toHaveBeenLastCalledWith({
      bytes: text.length,
      share: null,
    });
    const { headers } = network.to(route)[0]!;
    expect(headers.get("authorization")).toBe("Bearer secret");
  });

  it("is not requested if the user chose no file", async () => {
    const network = fakeNetwork();
    Object.assign(window, {
      showSaveFilePicker: () =>
        Promise.reject(new DOMException("Dismissed", "AbortError")),
    });
    await expect(saveFile(owner, "responses.csv", saving(), as)).resolves.toBe(
      false,
    );
    expect(network.calls).toHaveLength(0);
  });

  it("fails with the server's message if it is refused", async () => {
    fakeNetwork({ [route]: () => refusal(409, "Not promised") });
    chooseFile();
    await expect(
      saveFile(owner, "responses.csv", saving(), as),
    ).rejects.toThrow("Not promised");
  });

  it("leaves nothing if it is interrupted", async () => {
    const body = new Response("question,text\r\n").body!;
    const reader = body.getReader();
    jest.spyOn(body, "getReader").mockReturnValue({
      ...reader,
      read: () => Promise.reject(new TypeError("network error")),
    } as never);
    const broken = new Response();
    Object.defineProperty(broken, "body", { value: body });
    fakeNetwork({ [route]: () => broken });
    const calls = chooseFile();
    await expect(
      saveFile(owner, "responses.csv", saving(), as),
    ).rejects.toThrow();
    expect(calls).toEqual(["thrown away"]);
  });
});
