import { mountGallery } from "@nearsay/core/standalone";
import { meetPeople } from "./people.ts";
import { discussion } from "./sections/discussion.tsx";
import { postComposer } from "./sections/post-composer.tsx";
import { replyThread } from "./sections/reply-thread.tsx";
import { reportDialog } from "./sections/report-dialog.tsx";

// What a state before had typed is not there when the next one is opened.
sessionStorage.clear();

/** Each key is the section's address and the name of its file. */
const sections = {
  discussion,
  "post-composer": postComposer,
  "reply-thread": replyThread,
  "report-dialog": reportDialog,
};

mountGallery("Discussion", sections, meetPeople());
