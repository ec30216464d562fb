import { type GallerySection, Opened } from "@nearsay/core/standalone";
import { CodeDialog, type CodeDialogProps } from "@nearsay/core/ui/code-dialog";
import { ignore, longWord } from "../words.ts";

const texts = {
  title: "Enter Access Code",
  description:
    "This survey requires an access code. Enter it below to continue",
  label: "Access code",
};

const wrong = "That access code is not right.";

export const codeDialog: GallerySection = {
  name: "CodeDialog",
  about:
    "Asks for a code. Whoever shows it checks the code and tells what came of it; while no more codes are taken it can only be closed.",
  states: {
    Empty: asking({}),
    Checking: asking({ busy: true, attemptsRemaining: 2 }),
    Wrong: asking({ error: wrong, attemptsRemaining: 2 }),
    "Asked again": asking({
      hint: "Access code required for this survey.",
      attemptsRemaining: 1,
    }),
    Locked: asking({ error: wrong, attemptsRemaining: 0, locked: true }),
    "Long word": asking({
      texts: { title: longWord, description: longWord, label: longWord },
      error: longWord,
    }),
  },
};

function asking(props: Partial<CodeDialogProps>) {
  return (
    <Opened>
      {(close) => (
        <CodeDialog
          texts={texts}
          maxLength={64}
          error={null}
          attemptsRemaining={null}
          locked={false}
          busy={false}
          onSubmit={ignore}
          onClose={close}
          {...props}
        />
      )}
    </Opened>
  );
}
