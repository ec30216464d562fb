// A process that locks the given folder until it is stopped. Prints "held", or
// the error.
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
