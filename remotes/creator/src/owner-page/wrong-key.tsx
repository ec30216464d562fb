import { Link } from "@nearsay/core/router";
import { buttonClass, DangerButton, EmptyState } from "@nearsay/core/ui";
import KeyRound from "lucide/dist/esm/icons/key-round.mjs";
import { useState } from "react";
import { ForgetDialog } from "../owned/forget-dialog.tsx";
import { owned as ownedTexts, ownerPage as ownerPageTexts } from "#messages";

import styles from "./owner-page.module.css";

const words = ownerPageTexts.wrong;

/** A key that opens nothing, which may still be stored in this browser. */
export function WrongKey(props: { readonly onForget: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <EmptyState
        title={words.title}
        titleAs="h2"
        icon={KeyRound}
        action={
          <div className={styles.actions}>
            <DangerButton onClick={() => setAsking(true)}>
              {words.forget}
            </DangerButton>
            <Link to="/mine" className={buttonClass()}>
              {ownedTexts.list}
            </Link>
          </div>
        }
      >
        <p>{words.about}</p>
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
