import fc from "@nearsay/core/testing/property";
import ipaddr from "ipaddr.js";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { TestClock } from "../../testing/test-app.ts";
import { createNetworks, prefixOf } from "./networks.ts";
import { createSalts } from "./salts.ts";

describe("the prefix of an address", () => {
  it("is shared by an IPv4 network of 256 addresses, in any spelling", () => {
    expect(prefixOf("203.0.113.1")).toBe(prefixOf("203.0.113.254"));
    expect(prefixOf("203.0.113.1")).toBe(prefixOf("::ffff:203.0.113.9"));
    expect(prefixOf("203.0.113.1")).toBe(prefixOf("::FFFF:cb00:7101"));
    expect(prefixOf("203.0.113.1")).not.toBe(prefixOf("203.0.112.1"));
  });

  it("is 48 bits of an IPv6 address, also if zeros are left out", () => {
    expect(prefixOf("2001:db8::1")).toBe(prefixOf("2001:db8:0:ffff::"));
    expect(prefixOf("2001:db8::1")).not.toBe(prefixOf("2001:db8:1::1"));
    expect(prefixOf("::1")).toBe(prefixOf("0:0:0:1::"));
    expect(prefixOf("fe80::1%eth0")).toBe(prefixOf("fe80::2"));
  });

  it("does not depend on the spelling of an IPv6 address", () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        const long = ipaddr.parse(ip).toNormalizedString();
        expect(prefixOf(long)).toBe(prefixOf(ip));
        expect(prefixOf(ip.toUpperCase())).toBe(prefixOf(ip));
      }),
    );
  });

  it("is the same for every text that is no address", () => {
    expect(prefixOf("unknown")).toBe(prefixOf("203.0.113.1:4711"));
  });
});

describeOnEachEngine("the hash of a network", (open) => {
  const ip = "203.0.113.7";

  const start = async () => {
    const db = await open();
    const clock = new TestClock();
    /** As another process on the same database would create it. */
    const networks = (secret = "secret") => {
      const hash = createKeyedHash(secret);
      return createNetworks(hash, createSalts(db, clock.read, hash));
    };
    return { db, clock, networks };
  };

  it("is the same in every process all day", async () => {
    const { networks, clock } = await start();
    const [one, other] = [networks(), networks()];
    const name = await one.of(ip);
    expect(await other.of(ip)).toBe(name);
    clock.advance({ hours: 12 });
    expect(await one.of(ip)).toBe(name);
    expect(await networks().of(ip)).toBe(name);
    expect(name).not.toContain(prefixOf(ip));
  });

  it("is the same in processes that start at once", async () => {
    const { networks } = await start();
    const all = Array.from({ length: 6 }, () => networks().of(ip));
    expect(new Set(await Promise.all(all)).size).toBe(1);
  });

  it("changes the next day, is the same in all processes, and the old one cannot be computed again", async () => {
    const { networks, clock } = await start();
    const [one, other] = [networks(), networks()];
    const before = clock.now;
    const name = await one.of(ip);
    expect(await other.of(ip)).toBe(name);
    clock.advance({ hours: 14 });
    const next = await one.of(ip);
    expect(next).not.toBe(name);
    expect(await other.of(ip)).toBe(next);
    clock.now = before;
    expect(await networks().of(ip)).not.toBe(name);
    expect(await one.of(ip)).not.toBe(name);
  });

  it("has a name in a survey that is the same on all days and in all processes, and differs between surveys", async () => {
    const { networks, clock } = await start();
    const [one, other] = [networks(), networks()];
    const name = await one.inSurvey(ip, 1);
    expect(await other.inSurvey(ip, 1)).toBe(name);
    const [era, own] = name.split(":");
    expect(await one.inSurvey(ip, 2)).toMatch(new RegExp(`^${era}:`));
    expect(await one.inSurvey(ip, 2)).not.toContain(own);
    expect(await one.inSurvey("203.0.112.7", 1)).not.toBe(name);
    for (let day = 0; day < 3; day += 1) {
      clock.advance({ hours: 24 });
      expect(await one.inSurvey(ip, 1)).toBe(name);
    }
    expect(await networks().inSurvey(ip, 1)).toBe(name);
    expect(await other.inSurvey(ip, 1)).toBe(name);
  });

  it("differs between sites with different secrets", async () => {
    const { networks } = await start();
    expect(await networks("a").of(ip)).not.toBe(await networks("b").of(ip));
  });
});
