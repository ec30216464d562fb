/** What the frame of a gallery says by itself. */
export const texts = {
  noSection: "There is no section of this name",
  sections: "Sections",
  theme: "Theme",
};
