/** The functions that are used; the package has no types. */
declare module "fs-native-extensions" {
  /**
   * Locks a file against every other opening of it, in this process or any
   * other; false if it is already locked.
   */
  export function tryLock(fd: number): boolean;
}
