import type { OwnedSurvey } from "@nearsay/core/contract";
import { Link, useNavigate } from "@nearsay/core/router";
import { announce, Button, buttonClass, EmptyState } from "@nearsay/core/ui";
import { useId, useRef, useState } from "react";
import { AddByLink } from "../owned/add-by-link.tsx";
import { ForgetDialog } from "../owned/forget-dialog.tsx";
import {
  forgetSurvey,
  keepKey,
  listOwnedSurveys,
} from "../owned/owned-surveys.ts";
import { owned as ownedTexts, mine as mineTexts } from "#messages";

import { MineItem } from "./mine-item.tsx";
import frame from "../page.module.css";
import styles from "./mine-page.module.css";

const words = mineTexts;

/** A survey that was just forgotten, and its undo function. */
interface Forgotten {
  readonly uuid: string;
  readonly title: string;
  readonly undo: () => void;
}

/** The surveys whose keys this browser stores. */
export function MinePage() {
  const [surveys, setSurveys] = useState(listOwnedSurveys);
  const [asked, setAsked] = useState<OwnedSurvey | null>(null);
  const [forgotten, setForgotten] = useState<Forgotten | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const forgottenId = useId();
  const navigate = useNavigate();

  function forget({ uuid, title }: OwnedSurvey) {
    const undo = forgetSurvey(uuid);
    const named = title || words.unknown;
    setAsked(null);
    setForgotten({ uuid, title: named, undo });
    setSurveys(listOwnedSurveys());
    announce(ownedTexts.forget.forgotten({ title: named }));
  }

  function bringBack() {
    forgotten?.undo();
    setForgotten(null);
    setSurveys(listOwnedSurveys());
    heading.current?.focus();
  }

  return (
    <div className={frame.page}>
      <h1 ref={heading} tabIndex={-1}>
        {ownedTexts.list}
      </h1>
      {forgotten !== null && (
        <p key={forgotten.uuid} className={styles.forgotten}>
          <span id={forgottenId}>
            {ownedTexts.forget.forgotten({ title: forgotten.title })}
          </span>
          <Button
            ref={focusOnArrival}
            aria-describedby={forgottenId}
            onClick={bringBack}
          >
            {ownedTexts.forget.undo}
          </Button>
        </p>
      )}
      {surveys.length === 0 ? (
        <EmptyState
          title={words.none}
          action={
            <Link to="/create-survey" className={buttonClass("filled")}>
              {words.start}
            </Link>
          }
        >
          {words.noneNext}
        </EmptyState>
      ) : (
        <>
          <p className={styles.intro}>{words.intro}</p>
          <ul className={styles.list}>
            {surveys.map((owned) => (
              <MineItem
                key={owned.uuid}
                owned={owned}
                onForget={() => setAsked(owned)}
              />
            ))}
          </ul>
        </>
      )}
      <section className={styles.add}>
        <h2 className={styles.heading}>{words.add.heading}</h2>
        <AddByLink
          action={words.add.action}
          onFound={(owner) => {
            keepKey(owner);
            void navigate(`/manage/${owner.uuid}`);
          }}
        />
      </section>
      <ForgetDialog
        open={asked !== null}
        named={asked?.title || undefined}
        onClose={() => setAsked(null)}
        onForget={() => asked && forget(asked)}
      />
    </div>
  );
}

/** Takes the focus, which was on the removed element. */
function focusOnArrival(button: HTMLButtonElement | null): void {
  button?.focus();
}
