// A process that holds the folder it is given until it is ended: says "held", or why not.
import { lockFolder } from "../base/db/lock.ts";

try {
  const lock = await lockFolder(process.argv[2] ?? "");
  process.stdout.write("held\n");
  setInterval(() => {
    process.stdout.write(`still ${typeof lock.release}\n`);
  }, 100);
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
}
