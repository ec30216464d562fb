/** What is used of it; the package comes without types. */
declare module "fs-native-extensions" {
  /** Locks a whole file against every other opening of it, in this process or any; false when it is locked already. */
  export function tryLock(fd: number): boolean;
}
