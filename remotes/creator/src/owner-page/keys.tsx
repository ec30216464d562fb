import { type KeyRole, limits, type SurveyKey } from "@nearsay/core/contract";
import { announce, Button, Notice } from "@nearsay/core/ui";
import { useState } from "react";
import { createKey, endKey, rotateKey } from "../owned/manage-calls.ts";
import { forgetKey, keepKey } from "../owned/owned-surveys.ts";
import { OwnerLinkBox } from "../owned/owner-link-box.tsx";
import { ownerPage as ownerPageTexts, owned as ownedTexts } from "#messages";

import type { PartProps } from "./owner-page-props.ts";
import styles from "./owner-page.module.css";
import { AskAboutKey, type KeyQuestion, NewKeyForm } from "./key-controls.tsx";
import { KeyItem } from "./key-item.tsx";
import { useAct } from "./use-act.ts";
import { keptKey } from "./use-owner-key.ts";

const words = ownerPageTexts.keys;

/** A key that was just created, and the message about it. */
interface Fresh {
  readonly key: string;
  readonly role: KeyRole;
  readonly notice: string;
}

/** The keys of the survey: create, replace, revoke. */
export function Keys({ owner, managed, onRefresh, onKey }: PartProps) {
  const { keys, survey } = managed;
  const act = useAct();
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const [question, setQuestion] = useState<KeyQuestion | null>(null);

  /** If the replaced key was this browser's own, the browser continues with the new one. */
  async function rotate({ keyId, current, role }: SurveyKey) {
    const { key } = await rotateKey(owner, keyId);
    setFresh({ key, role, notice: words.replaced });
    if (current) {
      keepKey({ uuid: owner.uuid, key, role });
      forgetKey(owner.uuid, owner.key);
      onKey(key);
    } else {
      onRefresh();
    }
  }

  async function end({ keyId, current }: SurveyKey) {
    await endKey(owner, keyId);
    announce(words.ended);
    if (current) {
      forgetKey(owner.uuid, owner.key);
      onKey(keptKey(owner.uuid));
    } else {
      onRefresh();
    }
  }

  function answer({ kind, key }: KeyQuestion) {
    setQuestion(null);
    act.run(() => (kind === "rotate" ? rotate(key) : end(key)), words.failed);
  }

  return (
    <>
      <p>{words.about}</p>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {fresh !== null && (
        <FreshKey
          key={fresh.key}
          fresh={fresh}
          uuid={owner.uuid}
          title={survey.title}
          onDone={() => setFresh(null)}
        />
      )}
      <ul aria-label={words.list} className={styles.list}>
        {keys.map((key) => (
          <KeyItem
            key={key.keyId}
            surveyKey={key}
            managed={managed}
            busy={act.busy}
            onAsk={setQuestion}
          />
        ))}
      </ul>
      {keys.length >= limits.keysMax ? (
        <p className={styles.about}>{words.full}</p>
      ) : (
        <NewKeyForm
          busy={act.busy}
          onMake={(made) =>
            act.run(async () => {
              const { key } = await createKey(owner, made);
              setFresh({ key, role: made.role, notice: words.given });
              onRefresh();
            }, words.failed)
          }
        />
      )}
      <AskAboutKey
        question={question}
        onClose={() => setQuestion(null)}
        onAnswer={answer}
      />
    </>
  );
}

function FreshKey(props: {
  readonly fresh: Fresh;
  readonly uuid: string;
  readonly title: string;
  readonly onDone: () => void;
}) {
  const { fresh, uuid, title, onDone } = props;
  return (
    <Notice
      tone="success"
      title={fresh.notice}
      action={<Button onClick={onDone}>{words.done}</Button>}
    >
      <div ref={focusField}>
        <OwnerLinkBox
          owner={{ uuid, key: fresh.key }}
          title={title}
          may={fresh.role}
          label={ownedTexts.link.other}
        />
      </div>
    </Notice>
  );
}

/** Focused because it is shown only once. */
function focusField(box: HTMLElement | null): void {
  box?.querySelector("input")?.focus();
}
