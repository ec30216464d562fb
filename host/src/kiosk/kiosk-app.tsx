import { isStillUpcoming } from "@nearsay/core/forms";
import { Button, FormattedDate, useLoad, useNow } from "@nearsay/core/ui";
import { useCallback, useEffect, useMemo } from "react";
import { sendResponse } from "./kiosk-calls.ts";
import { KioskPeople } from "./kiosk-people.tsx";
import type { KioskStore } from "./kiosk-store.ts";
import {
  hideToken,
  type Opened,
  openKiosk,
  tokenInHash,
} from "./open-kiosk.ts";
import { Refresh } from "./refresh.tsx";
import { AuthorText, MessageScreen } from "./screens.tsx";
import { type Sender, createSender } from "./send-unsent.ts";
import {
  near as nearTexts,
  kiosk as texts,
  upcoming as upcomingTexts,
} from "#messages";
import { UnsentNote } from "./unsent-note.tsx";

/** A tablet that is a kiosk, or is being set up as one. */
export function KioskApp({ store }: { readonly store: KioskStore }) {
  const { opened, refresh } = useOpened(store);
  const now = useNow();
  const sender = useSender(store, "token" in opened ? opened.token : null);
  useEffect(() => {
    if (sender === null || opened.state !== "before") return;
    // An opened link waits for this.
    return sender.subscribe(() => {
      if (sender.state().unsent === 0) refresh();
    });
  }, [sender, opened.state, refresh]);

  if (!("token" in opened) || sender === null)
    return <Unopened opened={opened} onRetry={refresh} />;
  const { opensAt = "", closedMessage, expired } = opened.questionSet;
  const isOpen = opened.state === "open" && !expired;
  if (isOpen && isStillUpcoming(opened.questionSet, now))
    return (
      <MessageScreen title={upcomingTexts.title}>
        <p>
          {upcomingTexts.opens}{" "}
          <FormattedDate iso={opensAt} detail="datetime" />
        </p>
        <Refresh onRefresh={refresh} />
      </MessageScreen>
    );
  if (isOpen && opened.questionSet.within)
    return (
      <MessageScreen {...nearTexts}>
        <UnsentNote sender={sender} removable />
      </MessageScreen>
    );
  if (isOpen)
    return (
      <KioskPeople
        kiosk={opened}
        store={store}
        sender={sender}
        onRefresh={refresh}
      />
    );
  const words = textsOf(opened.state, opened.survey.title);
  return (
    <MessageScreen {...words}>
      {expired && closedMessage && (
        <AuthorText words={closedMessage} survey={opened.survey} />
      )}
      <UnsentNote sender={sender} removable />
      <Refresh onRefresh={refresh} />
    </MessageScreen>
  );
}

function useOpened(store: KioskStore) {
  const load = useCallback(async () => {
    const opened = await openKiosk(store, tokenInHash());
    if (opened.state === "open") hideToken();
    return opened;
  }, [store]);
  const { loaded, refresh } = useLoad(load);
  useEffect(() => {
    addEventListener("hashchange", refresh);
    return () => removeEventListener("hashchange", refresh);
  }, [refresh]);
  const opened: Opened =
    loaded.status === "loaded" ? loaded.value : { state: loaded.status };
  return { opened, refresh };
}

/** Sends unsent responses with this token from then on, and at once when the connection is back. */
function useSender(store: KioskStore, token: string | null): Sender | null {
  const sender = useMemo(
    () =>
      token === null
        ? null
        : createSender({
            store,
            send: (unsent) => sendResponse(token, unsent),
          }),
    [store, token],
  );
  useEffect(() => {
    if (sender === null) return;
    sender.ask();
    addEventListener("online", sender.retry);
    return () => {
      removeEventListener("online", sender.retry);
      sender.stop();
    };
  }, [sender]);
  return sender;
}

function Unopened(props: {
  readonly opened: Opened;
  readonly onRetry: () => void;
}) {
  const { state } = props.opened;
  if (state === "no-link") return <MessageScreen {...texts.noLink} />;
  if (state === "no-survey") return <MessageScreen {...texts.ended} />;
  if (state === "loading") return <MessageScreen title={texts.loading} />;
  const { title, about, retry } = texts.unreachable;
  return (
    <MessageScreen title={title} about={about}>
      <Button variant="filled" onClick={props.onRetry}>
        {retry}
      </Button>
    </MessageScreen>
  );
}

function textsOf(state: "open" | "ended" | "before", title: string) {
  if (state === "ended") return texts.ended;
  if (state === "open") return texts.closed;
  return { title: texts.before.title, about: texts.before.about({ title }) };
}
