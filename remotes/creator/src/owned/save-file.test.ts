import { TransformStream, WritableStream } from "node:stream/web";
import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { deskRoute, uuid } from "../testing/managed.ts";
import { saveFile } from "./save-file.ts";

const owner = { uuid, key: "secret" };
const route = `GET ${deskRoute}/export/responses.csv`;

/** Where a browser lets somebody choose a file: keeps what is written to it. */
function chooseFile() {
  const written: Uint8Array[] = [];
  const file = new WritableStream<Uint8Array>({
    write: (chunk) => void written.push(chunk),
  });
  Object.assign(window, {
    showSaveFilePicker: () =>
      Promise.resolve({ createWritable: () => Promise.resolve(file) }),
  });
  return () => new TextDecoder().decode(Buffer.concat(written));
}

const saving = () => ({
  signal: new AbortController().signal,
  onProgress: jest.fn(),
});

// Browsers have it, the stand-in for one does not.
beforeAll(() => {
  Object.assign(globalThis, { TransformStream });
});

afterEach(() => {
  Object.assign(window, { showSaveFilePicker: undefined });
});

describe("a file of what people wrote", () => {
  it("goes to the chosen file as it comes, and tells how far it is", async () => {
    const text = "question,text\r\nWhy?,Trees\r\n";
    const network = fakeNetwork({ [route]: () => new Response(text) });
    const read = chooseFile();
    const given = saving();
    await expect(saveFile(owner, "responses.csv", given)).resolves.toBe(true);
    expect(read()).toBe(text);
    expect(given.onProgress).toHaveBeenLastCalledWith(text.length);
    const { headers } = network.to(route)[0]!;
    expect(headers.get("authorization")).toBe("Bearer secret");
  });

  it("is not asked for where nobody chose a file", async () => {
    const network = fakeNetwork();
    Object.assign(window, {
      showSaveFilePicker: () =>
        Promise.reject(new DOMException("Dismissed", "AbortError")),
    });
    await expect(saveFile(owner, "responses.csv", saving())).resolves.toBe(
      false,
    );
    expect(network.calls).toHaveLength(0);
  });

  it("fails with the server's words where it is refused", async () => {
    fakeNetwork({ [route]: () => refusal(409, "Not promised") });
    chooseFile();
    await expect(saveFile(owner, "responses.csv", saving())).rejects.toThrow(
      "Not promised",
    );
  });
});
