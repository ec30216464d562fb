import { fileNameOf } from "./file-name.ts";

const now = new Date(2026, 10, 28, 12);

const nameOf = (title: string, what = "insights", extension = "html") =>
  fileNameOf({ title, id: 7, what, extension, now });

it("contains the title, the content and the day", () => {
  expect(nameOf("Night buses")).toBe("night-buses-insights-2026-11-28.html");
});

it("contains the day in the person's own time zone", () => {
  const late = new Date(2026, 10, 28, 23, 59);
  const file = { title: "Buses", id: 7, what: "figures", extension: "csv" };
  expect(fileNameOf({ ...file, now: late })).toBe(
    "buses-figures-2026-11-28.csv",
  );
});

it.each([
  ["Größe der Straße", "größe-der-straße"],
  ["Нічні автобуси?", "нічні-автобуси"],
  ["حافلات الليل", "حافلات-الليل"],
  ["夜间巴士", "夜间巴士"],
  ["हिन्दी", "हिन्दी"],
])("keeps the letters of %s", (title, words) => {
  expect(nameOf(title)).toBe(`${words}-insights-2026-11-28.html`);
});

it.each([
  String.raw`../a/b\c:*?"<>|`,
  "a\u202e\u2066\u200fb\u0000\u001f\u007f c",
  "\r\na; filename=x",
  " .a. ",
  "\u3164a\ufeff",
])("contains no character of %j that a file system rejects", (title) => {
  expect(nameOf(title)).toMatch(/^[a-z-]+-insights-2026-11-28\.html$/);
});

it.each(["", "???", "🚌", "\u200b", "\u202e"])(
  "names the survey by its number if its title is %j",
  (title) => {
    expect(nameOf(title)).toBe("survey-7-insights-2026-11-28.html");
  },
);

it('uses "survey" if there is neither title nor number', () => {
  const file = { title: "", id: null, what: "questions", extension: "json" };
  expect(fileNameOf({ ...file, now })).toBe("survey-questions-2026-11-28.json");
});

it.each(["word ".repeat(90), "夜".repeat(300), "x".repeat(300)])(
  "has at most 80 characters, including the day and the content name of %s",
  (long) => {
    expect([...nameOf(long)].length).toBeLessThanOrEqual(80);
    expect(nameOf(long)).toMatch(/[^-]-insights-2026-11-28\.html$/);
    const both = nameOf(long, long, "geojson");
    expect([...both].length).toBeLessThanOrEqual(80);
    expect(both).toMatch(/[^-]-2026-11-28\.geojson$/);
  },
);
