import { decideConsent, mountGallery } from "@nearsay/core/standalone";
import { askDialog } from "./sections/ask-dialog.tsx";
import { filePart } from "./sections/file-part.tsx";
import { operatorPage } from "./sections/operator-page.tsx";
import { passkey } from "./sections/passkey.tsx";
import { queuePart } from "./sections/queue-part.tsx";
import { siteParts } from "./sections/site-parts.tsx";

/** Each key is the section's URL and its file name. */
const sections = {
  "operator-page": operatorPage,
  passkey,
  "queue-part": queuePart,
  "file-part": filePart,
  "site-parts": siteParts,
  "ask-dialog": askDialog,
};

mountGallery("Operator", sections, decideConsent());
