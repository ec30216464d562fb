import path from "node:path";
import {
  type FollowedRemote,
  followPointer,
  type FollowOptions,
} from "./follow-pointer.ts";
import { namesIn } from "./release-folder.ts";

export type ReadReleased = () => Promise<FollowedRemote[]>;

/** Answers what was released into a folder, that holds one folder per remote. */
export function createReadReleased(
  releasesDir: string,
  options: FollowOptions,
): ReadReleased {
  const followed = new Map<string, ReturnType<typeof followPointer>>();
  const follow = (name: string) => {
    if (followed.has(name) || !/^[a-z][a-z0-9-]*$/.test(name)) return;
    followed.set(name, followPointer(path.join(releasesDir, name), options));
  };
  return async () => {
    // A folder that cannot be read takes nothing away.
    const names = await namesIn(releasesDir).catch(() => []);
    names.forEach(follow);
    return Promise.all([...followed.values()].map((read) => read()));
  };
}
