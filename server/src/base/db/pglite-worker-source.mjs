// A worker does not inherit the loader that runs its parent from TypeScript.
import { register } from "tsx/esm/api";

register();
await import("./pglite-worker.ts");
