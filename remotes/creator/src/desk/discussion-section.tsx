import { Button, Skeleton } from "@nearsay/core/ui";
import { lazy, Suspense, useState } from "react";
import type { OwnerLink } from "../owned/owner-link.ts";
import { deskTexts } from "../owner-texts.ts";
import { Section } from "./section.tsx";

const words = deskTexts.discussion;

const DiscussionDesk = lazy(() => import("./discussion/discussion-desk.tsx"));

/** The discussion, for who looks after it; nothing of it is loaded before. */
export function DiscussionSection({ owner }: { readonly owner: OwnerLink }) {
  const [open, setOpen] = useState(false);
  return (
    <Section heading={words.heading}>
      {open ? (
        <Suspense fallback={<Skeleton lines={4} label={words.loading} />}>
          <DiscussionDesk owner={owner} />
        </Suspense>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{words.open}</Button>
        </div>
      )}
    </Section>
  );
}
