import type { RemoteRecord } from "@nearsay/core/contract";
import { describeReleased } from "./describe-released.ts";

const record = (
  name: string,
  folder: string,
  enabled = true,
): RemoteRecord => ({
  ...{ name, version: "0.1.0-aaaaaaaa", entry: `/${folder}/entry.js` },
  ...{ integrity: "", contract: 1, enabled, modules: {}, hashes: {} },
});

it("names what was released, and what is switched off", () => {
  const remotes = [
    record("creator", "remotes/creator/0.1.0-aaaaaaaa"),
    record("discussion", "releases/discussion/0.2.0-bbbbbbbb-123456"),
    record("surveys", "remotes/surveys/0.1.0-aaaaaaaa", false),
  ];
  expect(describeReleased({ remotes })).toBe(
    "Released over what was built: discussion 0.2.0-bbbbbbbb-123456, surveys is switched off",
  );
});

it("says nothing where all is as built", () => {
  const remotes = [record("creator", "remotes/creator/0.1.0-aaaaaaaa")];
  expect(describeReleased({ remotes })).toBeNull();
});
