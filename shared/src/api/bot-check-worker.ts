import { handler } from "altcha-lib/workers/shared";
import { deriveKey } from "./bot-check-hash.ts";

handler({ deriveKey });
