/** On pages that say where they are. */
export const texts = {
  label: "Count the place of this page as mine",
  countedAs: {
    here: "Counted as: here. The place of this page.",
    near: "Counted as: within 10 km. The place of this page.",
    region: "Counted as: within 50 km. The place of this page.",
    far: "Counted as: farther away. The place of this page.",
  },
  uncounted: "Your answer counts without a place.",
};
