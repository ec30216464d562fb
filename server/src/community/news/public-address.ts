import { BlockList, isIP } from "node:net";

const closed = new BlockList();

/**
 * IPv4 ranges outside the public internet: this machine, private and shared
 * networks, link-local, documentation, benchmarks, multicast, and reserved
 * addresses.
 */
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(network, prefix, "ipv4");

/** Ranges within 2000::/3 that lead elsewhere: Teredo and its neighbours, documentation, 6to4. */
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, prefix, "ipv6");

/**
 * The routed part of IPv6. IPv4-mapped addresses, NAT64, private and link-local
 * addresses are outside of it.
 */
const routed = new BlockList();
routed.addSubnet("2000::", 3, "ipv6");

/** Whether an address is on the public internet. False for text that is no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  if (version !== 6) return false;
  return routed.check(address, "ipv6") && !closed.check(address, "ipv6");
}
