import { request } from "@nearsay/core/api";
import { readRedeemed } from "@nearsay/core/contract";

/** Spends a paper ticket on the right to answer its survey, whose id it returns; asking again spends nothing more. */
export async function redeemTicket(code: string): Promise<string> {
  const options = { method: "POST", body: { code } } as const;
  return readRedeemed(await request("/tickets/redeem", options));
}
