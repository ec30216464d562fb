import { decideConsent, mountGallery } from "@nearsay/core/standalone";
import { embedPage } from "./sections/embed-page.tsx";
import { embeddedSurvey } from "./sections/embedded-survey.tsx";

/** Each key is the section's URL and its file name. */
const sections = {
  "embedded-survey": embeddedSurvey,
  "embed-page": embedPage,
};

mountGallery("Embed", sections, decideConsent());
