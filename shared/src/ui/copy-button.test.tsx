import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyButton } from "./copy-button.tsx";

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText },
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
  it("copies, says so for 1500 ms and announces it", async () => {
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

  it("admits that it could not copy", async () => {
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
