import { announce, IconButton } from "@nearsay/core/ui";
import { viewerIdAtom } from "@nearsay/core/session";
import { atom, useAtom, useAtomValue } from "jotai";
import Flag from "lucide/dist/esm/icons/flag.mjs";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useState } from "react";
import { discussion as texts } from "#messages";

const ReportDialog = lazyComponent(
  async () => (await import("./report-dialog.tsx")).ReportDialog,
  null,
  texts.report.notLoaded,
);

/** What the viewer has reported since the page was opened, as kind and id. */
const reportedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Reports another user's message, once. */
export function ReportButton(props: {
  readonly kind: "posts" | "replies";
  readonly message: { readonly id: string; readonly authorId: string };
}) {
  const { kind, message } = props;
  const key = `${kind} ${message.id}`;
  const [reported, setReported] = useAtom(reportedAtom);
  const [open, setOpen] = useState(false);
  if (message.authorId === useAtomValue(viewerIdAtom)) return null;
  const isReported = reported.has(key);

  function handleReported() {
    setReported(new Set([...reported, key]));
    setOpen(false);
    announce(texts.report.done);
  }

  return (
    <>
      <IconButton
        icon={Flag}
        label={isReported ? texts.report.done : texts.report.open}
        showLabel="always"
        onPointerEnter={ReportDialog.bring}
        onFocus={ReportDialog.bring}
        aria-haspopup={isReported ? undefined : "dialog"}
        aria-disabled={isReported || undefined}
        onClick={isReported ? undefined : () => setOpen(true)}
      />
      {open && (
        <ReportDialog
          message={{ kind, id: message.id }}
          onReported={handleReported}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
