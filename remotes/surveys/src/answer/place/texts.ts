export const texts = {
  label: "Count where I am",
  countedAs: {
    here: "Counted as: here. Nothing else of your place is kept.",
    near: "Counted as: within 10 km. Nothing else of your place is kept.",
    region: "Counted as: within 50 km. Nothing else of your place is kept.",
    far: "Counted as: farther away. Nothing else of your place is kept.",
  },
  inSquare:
    "Counted in a square of the map that has at least 10 people in it. Until then, your square of about 1 km is kept.",
  uncounted: "Your answer counts without a place.",
  unknown:
    "This survey counts where answers come from. Yours counts without a place, as this page knows none.",
  enable: "Use my approximate location",
};
