import {
  act,
  fireEvent,
  render,
  screen,
  renderHook,
} from "@testing-library/react";
import { CopyButton, useCopy } from "./copy-button.tsx";

const writeText = jest.fn<Promise<void>, [string]>();
const write = jest.fn<Promise<void>, [FakeItem[]]>();

/** An API of browsers that the test page does not have. */
class FakeItem {
  readonly parts: Record<string, Promise<Blob>>;
  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  write.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, "clipboard", {
    value: { write, writeText },
    configurable: true,
  });
});

async function press(name: string) {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await Promise.resolve();
  });
}

describe("CopyButton", () => {
  it("copies, shows this for 1500 ms and announces it", async () => {
    render(<CopyButton text="https://a.test" label="Copy share link" />);
    await press("Copy share link");
    expect(writeText).toHaveBeenCalledWith("https://a.test");
    act(() => jest.advanceTimersByTime(1499));
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Copied");
    act(() => jest.advanceTimersByTime(1));
    expect(
      screen.getByRole("button", { name: "Copy share link" }),
    ).toBeVisible();
  });

  it("reports that it could not copy", async () => {
    writeText.mockRejectedValue(new Error("denied"));
    const onFailed = jest.fn();
    render(<CopyButton text="x" label="Copy" onFailed={onFailed} />);
    await press("Copy");
    expect(
      screen.getByRole("button", { name: "Could not copy" }),
    ).toBeVisible();
    expect(onFailed).toHaveBeenCalledTimes(1);
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "ClipboardItem");
});

function offerItems() {
  Object.assign(globalThis, { ClipboardItem: FakeItem });
}

async function copy(text: string | Promise<string>) {
  const { result } = renderHook(() => useCopy());
  const copied = await act(() => result.current.copy(text));
  return { copied, result };
}

describe("copying a text that is still loading", () => {
  it("passes a promise during the click if the browser accepts it", async () => {
    offerItems();
    const { copied, result } = await copy(Promise.resolve("later"));
    const [[items] = []] = write.mock.calls;
    const blob = await items?.[0]?.parts["text/plain"];
    expect(blob).toMatchObject({ type: "text/plain", size: 5 });
    expect([copied, result.current.state]).toEqual([true, "copied"]);
  });

  it("waits for the text in other browsers", async () => {
    const { copied } = await copy(Promise.resolve("later"));
    expect(writeText).toHaveBeenCalledWith("later");
    expect(copied).toBe(true);
  });

  it("returns false if the browser refused", async () => {
    offerItems();
    write.mockRejectedValue(new Error("denied"));
    const { copied, result } = await copy(Promise.resolve("later"));
    expect([copied, result.current.state]).toEqual([false, "failed"]);
  });

  it("rejects if the text does, without a message about copying", async () => {
    const { result } = renderHook(() => useCopy());
    const broken = Promise.reject<string>(new Error("No link."));
    await expect(result.current.copy(broken)).rejects.toThrow("No link.");
    expect(result.current.state).toBe("idle");
    expect(document.querySelector("[role=status]")).toBeNull();
  });
});

it("shows the last result for its full duration", async () => {
  const { result } = await copy("one");
  act(() => jest.advanceTimersByTime(1000));
  await act(() => result.current.copy("two"));
  act(() => jest.advanceTimersByTime(1499));
  expect(result.current.state).toBe("copied");
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.state).toBe("idle");
});
