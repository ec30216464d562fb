import type { Import } from "./cruise.ts";

/**
 * A "room" is a folder or file directly below these folders. The server has
 * layers ("floors") instead.
 */
const room = /^((?:host|shared|remotes\/[^/]+)\/src|webpack)\/[^/]+/;

/** Tests and their helpers may import anything. */
export const isTestGround = (path: string) =>
  /\/testing\/|\.test\.tsx?$/.test(path);

/** The parent folder of a module's room, such as "host/src"; undefined if it is in none. */
export const packageOf = (path: string) => room.exec(path)?.[1];

const roomOf = (path: string) => room.exec(path)?.[0];

/**
 * Imports between rooms of one package that are part of a cycle (a "knot"), one
 * for each pair of rooms: such rooms cannot be read, moved or tested
 * separately.
 */
export function findKnots(imports: readonly Import[]): Import[] {
  const between = onePerPair(imports.filter(isBetweenRooms));
  const next = new Map<string | undefined, (string | undefined)[]>();
  for (const { from, to } of between)
    next.set(roomOf(from), [...(next.get(roomOf(from)) ?? []), roomOf(to)]);
  return between.filter(({ from, to }) =>
    reach(roomOf(to), next).has(roomOf(from)),
  );
}

/** Number of a package's rooms that are part of a cycle. */
export function countKnotted(folder: string, knots: readonly Import[]): number {
  const inside = knots.filter(({ from }) => packageOf(from) === folder);
  return new Set(inside.map(({ from }) => roomOf(from))).size;
}

function isBetweenRooms({ from, to }: Import): boolean {
  return (
    packageOf(from) !== undefined &&
    packageOf(from) === packageOf(to) &&
    roomOf(from) !== roomOf(to) &&
    ![from, to].some(isTestGround)
  );
}

function onePerPair(imports: readonly Import[]): Import[] {
  const pairs = imports.map(
    (one) => [`${roomOf(one.from)} → ${roomOf(one.to)}`, one] as const,
  );
  return [...new Map(pairs).values()];
}

function reach<Room>(start: Room, next: ReadonlyMap<Room, Room[]>): Set<Room> {
  const reached = new Set([start]);
  // Iterating over a set includes elements that are added during it.
  for (const room of reached)
    for (const further of next.get(room) ?? []) reached.add(further);
  return reached;
}
