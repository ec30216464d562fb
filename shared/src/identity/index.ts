export { actingUserId, loadIdentity } from "./load-identity.ts";
