import { fingerprintId } from "./fingerprint.ts";

function change(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true });
}

function changeTimezone() {
  jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone: "Asia/Tokyo",
  } as Intl.ResolvedDateTimeFormatOptions);
}

describe("fingerprintId", () => {
  it("is uid_ and 16 hex digits, the same for the same browser", () => {
    expect(fingerprintId("::1")).toMatch(/^uid_[0-9a-f]{16}$/);
    expect(fingerprintId("::1")).toBe(fingerprintId("::1"));
  });

  it("depends on its anchor; an empty one counts as none", () => {
    expect(fingerprintId("::1")).not.toBe(fingerprintId("::2"));
    expect(fingerprintId("")).toBe(fingerprintId("no-anchor"));
  });

  it.each<[string, () => void]>([
    ["user agent", () => change(navigator, "userAgent", "Other")],
    ["platform", () => change(navigator, "platform", "Other")],
    ["list of languages", () => change(navigator, "languages", ["xx"])],
    ["browser vendor", () => change(navigator, "vendor", "Other")],
    [
      "number of processor cores",
      () => change(navigator, "hardwareConcurrency", 77),
    ],
    ["amount of memory", () => change(navigator, "deviceMemory", 77)],
    ["do-not-track setting", () => change(navigator, "doNotTrack", "1")],
    ["number of touch points", () => change(navigator, "maxTouchPoints", 7)],
    ["colour depth", () => change(screen, "colorDepth", 7)],
    ["screen width", () => change(screen, "width", 77)],
    ["screen height", () => change(screen, "height", 77)],
    ["pixel ratio", () => change(window, "devicePixelRatio", 7)],
    ["time zone", changeTimezone],
  ])("depends on the %s", (_name, alter) => {
    const before = fingerprintId("::1");
    alter();
    expect(fingerprintId("::1")).not.toBe(before);
  });
});
