import type { RequestOptions } from "@nearsay/core/api";
import { createContext, useContext } from "react";

/**
 * A request under /operator, with the key of this page. The same function as
 * long as the key and the proof of its passkey are the same.
 */
export type Call = (path: string, options?: RequestOptions) => Promise<unknown>;

export const CallContext = createContext<Call>(() =>
  Promise.reject(new Error("There is no key to call with.")),
);

export function useCall(): Call {
  return useContext(CallContext);
}
