/** How far somebody is from what a survey is about, nearest first. */
export const rings = ["here", "near", "region", "far"] as const;
export type Ring = (typeof rings)[number];
