import { type GallerySection, LooksAs } from "@nearsay/core/standalone";

export const type: GallerySection = {
  name: "Type",
  about:
    "Titles in the serif, everything else in the sans. The page itself has one h1; the sizes belong to the tags.",
  states: {
    "h1 and h2": (
      <div>
        <h1>A tree outside your door?</h1>
        <h2>What people near you think</h2>
      </div>
    ),
    "h3 and h4": (
      <div>
        <h3>Night buses</h3>
        <h4>How often do you take one?</h4>
      </div>
    ),
    Text: (
      <p>
        The city plants two hundred trees this spring, and asks the people who
        live there <strong>where they should stand</strong>. “Under my window,”
        say most of them – nobody says ½.
      </p>
    ),
    "Figures in columns": (
      <p className="tabular">
        1,111
        <br />
        8,888
      </p>
    ),
    Link: <a href="?section=type">Anonymous ID Policy</a>,
    "Link, pointed at": (
      <LooksAs state="hover">
        <a href="?section=type">Anonymous ID Policy</a>
      </LooksAs>
    ),
    "Link, focused": (
      <LooksAs state="focus-visible">
        <a href="?section=type">Anonymous ID Policy</a>
      </LooksAs>
    ),
  },
};
