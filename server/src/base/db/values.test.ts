import { scalarDecoders } from "./values.ts";

const timestamp = 1114;
const { TZ } = process.env;

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

it("reads a time without a zone as UTC, in any time zone of the process", () => {
  process.env.TZ = "Pacific/Chatham";
  const read = scalarDecoders.get(timestamp)?.("2026-03-02 10:20:30");
  expect(read).toEqual(new Date("2026-03-02T10:20:30Z"));
});
