import type { BusinessCategory } from "@nearsay/core/contract";

/** Name of a kind of business; the contract's names are the English ones. */
export const categoryName = (category: BusinessCategory): string => category;
