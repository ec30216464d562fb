import { Link } from "@nearsay/core/router";
import { Button, EmptyState } from "@nearsay/core/ui";
import KeyRound from "lucide/dist/esm/icons/key-round.mjs";
import { useState } from "react";
import { ForgetDialog } from "../owned/forget-dialog.tsx";
import { deskTexts } from "../owner-texts.ts";

const words = deskTexts.wrong;

/** A key that opens nothing, which may be kept here all the same. */
export function WrongKey(props: { readonly onForget: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <EmptyState
        title={words.title}
        titleAs="h2"
        icon={KeyRound}
        action={<Button onClick={() => setAsking(true)}>{words.forget}</Button>}
      >
        <p>{words.about}</p>
        <Link to="/mine">{words.mine}</Link>
      </EmptyState>
      <ForgetDialog
        open={asking}
        onClose={() => setAsking(false)}
        onForget={() => {
          setAsking(false);
          props.onForget();
        }}
      />
    </>
  );
}
