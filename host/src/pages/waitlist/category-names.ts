import type { BusinessCategory } from "@nearsay/core/contract";

/** What a kind of business is called; the contract's names are the English ones. */
export const categoryName = (category: BusinessCategory): string => category;
