import { readManagedSurvey } from "@nearsay/core/contract";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { managedReply } from "../../testing/managed.ts";
import { FreshTickets } from "./fresh-tickets.tsx";

const codes = ["7KQ2-M0XR-94TB-WZ1F", "ABCD-4567-89AB-CDEF"];

const batch = {
  batchId: "3a2d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a21",
  label: "North",
  madeOn: "2026-03-02",
  count: 2,
  used: null,
  ended: false,
};

function show(survey: object = {}) {
  const managed = readManagedSurvey(managedReply({}, survey));
  const onDone = jest.fn();
  render(
    <FreshTickets
      fresh={{ batch, codes }}
      survey={managed.survey}
      onDone={onDone}
    />,
  );
  return { user: userEvent.setup(), onDone };
}

/** Clicks the button that saves a file, and returns the file's text. */
async function save(name: string, survey: object = {}): Promise<string> {
  const { user } = show(survey);
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockImplementation(() => undefined);
  await user.click(screen.getByRole("button", { name }));
  return textOf(saved[0] ?? new Blob());
}

function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });
}

async function labelsOf(survey: object = {}): Promise<Element[]> {
  const text = await save("Save sheet to print", survey);
  const sheet = new DOMParser().parseFromString(text, "text/html");
  return [...sheet.querySelectorAll("section > article")];
}

describe("tickets that were just created", () => {
  it("have the focus until the user has them", async () => {
    const { user, onDone } = show();
    const sheet = screen.getByRole("button", { name: "Save sheet to print" });
    expect(sheet).toHaveFocus();
    expect(screen.getByText("2 tickets are ready")).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "I have saved them" }));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it("are listed in the order they were created, on request", async () => {
    const { user } = show();
    const [first = ""] = codes;
    expect(screen.getByText(first)).not.toBeVisible();
    await user.click(screen.getByText("Codes to read out"));
    const list = screen.getByRole("list", { name: "Codes to read out" });
    expect([...list.children].map((one) => one.textContent)).toEqual(codes);
  });

  it("are saved as a table of codes and links", async () => {
    const [, ...rows] = (await save("Save as CSV")).trim().split("\r\n");
    const plain = rows.map((row) => row.replaceAll('"', ""));
    expect(plain).toEqual(
      codes.map((code) => `${code},${location.origin}/t#${code}`),
    );
  });

  it("are saved as a sheet of labels, each with its code, the survey and the closing date", async () => {
    const labels = await labelsOf();
    const printed = labels.map((one) => one.querySelector("code")?.textContent);
    expect(printed).toEqual(codes);
    for (const label of labels) {
      expect(label.querySelector("svg path")).not.toBeNull();
      expect(label.querySelector("h1")?.textContent).toBe("Parks");
      expect(label.textContent).toMatch(/Answer by May 4, 2099, \d+:\d\d/);
      expect(label.textContent).toContain("code at localhost/t");
      expect(label.textContent).toContain(
        "Your answer cannot be traced to this ticket",
      );
    }
  });

  it("show no date if the survey has no end, and escape the markup of its title", async () => {
    const title = "<img src=x onerror=alert(1)> & ponds";
    const [label] = await labelsOf({ title, expiresAt: null });
    expect(label?.querySelector("h1")?.textContent).toBe(title);
    expect(label?.querySelector("img")).toBeNull();
    expect(label?.textContent).not.toContain("Answer by");
  });
});
