import type { Drawing } from "@nearsay/core/charts";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Download, DownloadContext } from "../download/download.ts";
import { openMenu } from "../testing/saved-files.ts";
import { DownloadMenu } from "./download-menu.tsx";

const drawing: Drawing = {
  width: 400,
  height: 80,
  label: "Lamps come up most",
  shapes: [{ tag: "rect", attributes: { fill: "var(--color-accent)" } }],
};

const csv = { columns: ["Keyword", "Mentions"], rows: [["=lamps", 6]] };

const download: Download = {
  name: "Top Keywords",
  drawing: () => drawing,
  csv: () => csv,
};

let saved: { name: string; content: Blob; url: string }[];
let revoked: string[];

beforeEach(() => {
  saved = [];
  revoked = [];
  URL.createObjectURL = (content) => {
    const url = `blob:${saved.length}`;
    saved.push({ name: "", content: content as Blob, url });
    return url;
  };
  URL.revokeObjectURL = (url) => {
    revoked.push(url);
  };
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = saved.find(({ url }) => url === this.href);
    if (file) file.name = this.download;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

function show(changes: Partial<Download> = {}) {
  const source = {
    surveyId: "12",
    title: "Lamps",
    updatedAt: "2026-03-05T10:30:00Z",
  };
  render(
    <DownloadContext value={source}>
      <DownloadMenu download={{ ...download, ...changes }} />
    </DownloadContext>,
  );
}

const savedAs = (extension: string) =>
  expect.stringMatching(
    String.raw`^lamps-top-keywords-\d{4}-\d\d-\d\d\.${extension}$`,
  ) as string;

function showOpen(changes: Partial<Download> = {}) {
  show(changes);
  openMenu(download.name);
}

const readSaved = async () => {
  const reader = new FileReader();
  const done = new Promise((resolve) => {
    reader.onload = resolve;
  });
  reader.readAsText(saved[0]?.content ?? new Blob());
  await done;
  return reader.result as string;
};

const choose = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

test("a button named after the figure opens the menu", () => {
  show();
  const button = screen.getByRole("button", { name: "Download Top Keywords" });
  const menu = document.getElementById(
    button.getAttribute("popovertarget") ?? "",
  );
  expect(menu).toHaveAttribute("popover", "auto");
  expect(menu).toBeEmptyDOMElement();
  openMenu(download.name);
  expect(menu).toContainElement(
    screen.getByRole("button", { name: "Chart (SVG)" }),
  );
});

test("saves the chart with its heading, finding and source", async () => {
  showOpen();
  await choose("Chart (SVG)");
  expect(saved).toMatchObject([{ name: savedAs("svg") }]);
  expect(saved[0]?.content.type).toBe("image/svg+xml");
  const image = new DOMParser().parseFromString(
    await readSaved(),
    "image/svg+xml",
  );
  expect(
    [...image.querySelectorAll("text")].map(({ textContent }) => textContent),
  ).toEqual([
    "Top Keywords",
    "Lamps come up most",
    "Source: Nearsay, survey 12, March 5, 2026",
  ]);
});

test("saves the numbers for a spreadsheet", async () => {
  showOpen();
  await choose("Numbers (CSV)");
  expect(saved).toMatchObject([{ name: savedAs("csv") }]);
  expect(saved[0]?.content.type).toBe("text/csv;charset=utf-8");
  expect(await readSaved()).toBe("Keyword,Mentions\r\n'=lamps,6\r\n");
});

test("revokes the URL of the file after a minute", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  showOpen();
  await user.click(screen.getByRole("button", { name: "Numbers (CSV)" }));
  act(() => jest.advanceTimersByTime(59_000));
  expect(revoked).toEqual([]);
  act(() => jest.advanceTimersByTime(1_000));
  expect(revoked).toEqual(["blob:0"]);
  jest.useRealTimers();
});

test("offers only existing formats", () => {
  showOpen({ drawing: undefined });
  expect(screen.queryByRole("button", { name: "Chart (SVG)" })).toBeNull();
  expect(screen.getByRole("button", { name: "Numbers (CSV)" })).toBeVisible();
});

test("shows when a file could not be created", async () => {
  showOpen({
    csv: () => {
      throw new Error("no numbers");
    },
  });
  await choose("Numbers (CSV)");
  const complaint = await screen.findByRole("alert");
  expect(complaint).toHaveTextContent(
    "The file could not be created. Please try again.",
  );
  await choose("Numbers (CSV)");
  // A new element, because an unchanged one is not announced again.
  expect(await screen.findByRole("alert")).not.toBe(complaint);
  await choose("Chart (SVG)");
  expect(screen.queryByRole("alert")).toBeNull();
});
