import { readBoot } from "./boot.ts";

const site = { supportEmail: null, assistantUrl: null };

it.each(["", "{", "null", "[]", undefined, null])(
  "reads %j as an empty boot block",
  (text) => {
    expect(readBoot(text)).toEqual({ replies: {}, site });
  },
);

it("reads the visitor's overrides of remotes", () => {
  const overrides = [
    { remote: "discussion", from: "next", release: "0.2.0-aaaa" },
    { remote: "surveys", from: "next", release: null },
  ];
  const boot = { replies: {}, site: { ...site, overrides } };
  expect(readBoot(JSON.stringify(boot))).toEqual(boot);
  const broken = { ...boot, site: { ...site, overrides: [1, null] } };
  expect(readBoot(JSON.stringify(broken)).site.overrides).toEqual([]);
});
