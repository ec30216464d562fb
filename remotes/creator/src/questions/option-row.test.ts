import { pastedOptions } from "./option-row.tsx";

describe("pasted options", () => {
  it("are the lines of the text, whatever ends them, without the empty ones", () => {
    expect(pastedOptions("North\nSouth\r\n\r\n  East \rWest\n")).toEqual([
      "North",
      "South",
      "East",
      "West",
    ]);
  });

  it("lose their bullets and numbers", () => {
    const list = "- North\n* South\n• East\n1. West\n12) Up\n\t– Down";
    expect(pastedOptions(list)).toEqual([
      "North",
      "South",
      "East",
      "West",
      "Up",
      "Down",
    ]);
  });

  it("keep signs and numbers that are part of an option", () => {
    const list = ["-5", "3.5", "2024", "1.", "*"];
    expect(pastedOptions(list.join("\n"))).toEqual(list);
  });
});
