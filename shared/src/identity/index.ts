export { actingUserId } from "./acting-user.ts";
export { fingerprintId } from "./fingerprint.ts";
export { loadIdentity } from "./load-identity.ts";
