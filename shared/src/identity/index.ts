export { fingerprintId } from "./fingerprint.ts";
export { actingUserId, loadIdentity } from "./load-identity.ts";
