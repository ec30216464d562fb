import type { RemoteRecord } from "@nearsay/core/contract";
import { composeRegistry, describeReleased } from "./compose-registry.ts";

const record = (name: string, version: string): RemoteRecord => ({
  name,
  version,
  entry: `/${version}/entry.js`,
  integrity: "",
  contract: 1,
  enabled: true,
  modules: {},
  hashes: {},
});

const built = { remotes: [record("creator", "1"), record("surveys", "1")] };

it("uses released versions, else built ones, sorted by name", () => {
  const registry = composeRegistry(built, [
    { name: "surveys", enabled: true, record: record("surveys", "2") },
    { name: "discussion", enabled: true, record: record("discussion", "2") },
  ]);
  expect(registry.remotes.map((r) => `${r.name} ${r.version}`)).toEqual([
    "creator 1",
    "discussion 2",
    "surveys 2",
  ]);
});

it("switches off a built remote", () => {
  const off = { name: "creator", enabled: false, record: null };
  expect(composeRegistry(built, [off]).remotes).toMatchObject([
    { name: "creator", enabled: false, version: "1" },
    { name: "surveys", enabled: true },
  ]);
});

it("leaves a built remote unchanged if no pointer can be read", () => {
  const unknown = { name: "creator", enabled: null, record: null };
  expect(composeRegistry(built, [unknown])).toEqual(built);
});

it("adds no remote for a pointer alone", () => {
  const pointer = { name: "weather", enabled: true, record: null };
  expect(composeRegistry(built, [pointer])).toEqual(built);
});

const located = (
  name: string,
  folder: string,
  enabled = true,
): RemoteRecord => ({
  name,
  version: "0.1.0-aaaaaaaa",
  entry: `/${folder}/entry.js`,
  integrity: "",
  contract: 1,
  enabled,
  modules: {},
  hashes: {},
});

it("lists released remotes, and switched-off ones", () => {
  const remotes = [
    located("creator", "remotes/creator/0.1.0-aaaaaaaa"),
    located("discussion", "releases/discussion/0.2.0-bbbbbbbb-123456"),
    located("surveys", "remotes/surveys/0.1.0-aaaaaaaa", false),
  ];
  expect(describeReleased({ remotes })).toBe(
    "Releases that replace the built versions: discussion 0.2.0-bbbbbbbb-123456, surveys is switched off",
  );
});

it("returns null if all remotes are the built ones", () => {
  const remotes = [located("creator", "remotes/creator/0.1.0-aaaaaaaa")];
  expect(describeReleased({ remotes })).toBeNull();
});
