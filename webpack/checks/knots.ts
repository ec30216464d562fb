import type { Import } from "./cruise.ts";

/** A package has rooms: the folders and files directly below these. The server has floors instead. */
const room = /^((?:host|shared|remotes\/[^/]+)\/src|webpack)\/[^/]+/;

/** Tests and what they stand on may reach everywhere. */
export const isTestGround = (path: string) =>
  /\/testing\/|\.test\.tsx?$/.test(path);

/** The folder whose rooms a module is among, such as "host/src"; undefined where there are none. */
export const packageOf = (path: string) => room.exec(path)?.[1];

const roomOf = (path: string) => room.exec(path)?.[0];

/**
 * Imports between rooms of one package that lead back to where they come from,
 * one for each pair of rooms: none of these can be read, moved or tested alone.
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

/** How many rooms of a package are in a knot. */
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
  // A set that grows while it is gone through gives what was added, too.
  for (const room of reached)
    for (const further of next.get(room) ?? []) reached.add(further);
  return reached;
}
