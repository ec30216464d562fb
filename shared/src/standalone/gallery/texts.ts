/** Texts of the frame of a gallery. */
export const texts = {
  noSection: "There is no section of this name",
  open: "Open",
  sections: "Sections",
  theme: "Theme",
};
