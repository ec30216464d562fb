import { mountGallery } from "@nearsay/core/standalone";
import { meetPeople } from "./people.ts";
import { discussion } from "./sections/discussion.tsx";
import { postComposer } from "./sections/post-composer.tsx";
import { replyThread } from "./sections/reply-thread.tsx";
import { reportDialog } from "./sections/report-dialog.tsx";

// Text typed in one state must not appear in the next.
sessionStorage.clear();

/** Each key is the section's URL and its file name. */
const sections = {
  discussion,
  "post-composer": postComposer,
  "reply-thread": replyThread,
  "report-dialog": reportDialog,
};

mountGallery("Discussion", sections, meetPeople());
