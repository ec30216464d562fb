import ipaddr from "ipaddr.js";

type Value = string | number | Value[] | { [name: string]: Value };
type Node = [Branch, Branch];
type Branch = Node | number | null;

/**
 * A database of addresses in MaxMind's format, version 2.0: the data of each
 * network, such as "203.0.113.0/24". IPv4 addresses are stored after 96 zero
 * bits, as in MaxMind's files.
 */
export function writeMmdb(networks: Record<string, Value>): Buffer {
  const data: Buffer[] = [];
  const root: Node = [null, null];
  for (const [network, value] of Object.entries(networks)) {
    const offset = data.reduce((sum, part) => sum + part.length, 0);
    data.push(encode(value));
    insert(root, bitsOf(network), offset);
  }
  const nodes = listNodes(root);
  return Buffer.concat([
    ...nodes.flatMap((node) => node.map((to) => record(to, nodes))),
    Buffer.alloc(16),
    ...data,
    Buffer.from("\xab\xcd\xefMaxMind.com", "latin1"),
    encode({
      binary_format_major_version: 2,
      binary_format_minor_version: 0,
      build_epoch: 1_700_000_000,
      database_type: "Test-City",
      description: { en: "For tests" },
      ip_version: 6,
      languages: ["en"],
      node_count: nodes.length,
      record_size: 24,
    }),
  ]);
}

function bitsOf(network: string): number[] {
  const [address, length] = ipaddr.parseCIDR(network);
  const isIPv4 = address.kind() === "ipv4";
  const bytes = [
    ...(isIPv4 ? Array<number>(12).fill(0) : []),
    ...address.toByteArray(),
  ];
  const bits = bytes.flatMap((byte) => [...byte.toString(2).padStart(8, "0")]);
  return bits.slice(0, length + (isIPv4 ? 96 : 0)).map(Number);
}

function insert(root: Node, bits: number[], offset: number): void {
  const last = bits.pop() as 0 | 1;
  let node = root;
  for (const bit of bits as (0 | 1)[]) {
    const next = node[bit];
    const branch: Node = Array.isArray(next) ? next : [null, null];
    node[bit] = branch;
    node = branch;
  }
  node[last] = offset;
}

function listNodes(root: Node): Node[] {
  const nodes = [root];
  for (const node of nodes)
    nodes.push(...node.filter((to) => Array.isArray(to)));
  return nodes;
}

/** The number of a node; values past the last node mean no data, or the offset of the data. */
function record(to: Branch, nodes: Node[]): Buffer {
  const buffer = Buffer.alloc(3);
  const target = Array.isArray(to)
    ? nodes.indexOf(to)
    : nodes.length + (to === null ? 0 : 16 + to);
  buffer.writeUIntBE(target, 0, 3);
  return buffer;
}

function encode(value: Value): Buffer {
  if (typeof value === "string") {
    const text = Buffer.from(value);
    return Buffer.concat([head(2, text.length), text]);
  }
  if (typeof value === "number") return encodeNumber(value);
  if (Array.isArray(value))
    return Buffer.concat([head(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    head(7, entries.length),
    ...entries.flat().map(encode),
  ]);
}

/** Non-negative integers as uint32, others as double. */
function encodeNumber(value: number): Buffer {
  const whole = Number.isInteger(value) && value >= 0;
  const buffer = Buffer.alloc(whole ? 4 : 8);
  if (whole) buffer.writeUInt32BE(value);
  else buffer.writeDoubleBE(value);
  return Buffer.concat([head(whole ? 6 : 3, buffer.length), buffer]);
}

/** Types above 7 have a separate byte. Sizes above 28 have one as well. */
function head(type: number, size: number): Buffer {
  const [short, rest] = size < 29 ? [size, []] : [29, [size - 29]];
  const bytes = type > 7 ? [short, type - 7] : [(type << 5) | short];
  return Buffer.from([...bytes, ...rest]);
}
