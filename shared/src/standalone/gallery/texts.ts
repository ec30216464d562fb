/** What the frame of a gallery says by itself. */
export const texts = {
  noSection: "There is no section of this name",
  open: "Open",
  sections: "Sections",
  theme: "Theme",
};
