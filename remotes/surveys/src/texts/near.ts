import { formatCount } from "@nearsay/core/domain";

/** What is said of a survey that people near its place answer alone. */
export const near = {
  within: (km: number) =>
    `Only people within ${km} km (${formatCount(Math.round(km * 3280.84))} ft) of its place can answer.`,
  ask: "Allow your location to answer. It is compared by squares of about 1 km and not kept with your answers.",
  button: "Use my location",
  asking: "Asking your browser…",
  near: "You are near enough to answer.",
  far: "You are too far away to answer.",
  proof:
    "A browser can claim any place, so nearness is asked for and not proven.",
  elsewhere:
    "This page does not tell where you are, so it cannot be answered here. Open it on its own page.",
};
