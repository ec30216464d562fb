import { createPost } from "../api/discussion-calls.ts";
import { limits, type Post } from "@nearsay/core/contract";
import type { Coordinates } from "@nearsay/core/domain";
import { consentAtom, coordinatesAtom } from "@nearsay/core/session";
import { ParticipationNotice } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import { RingChoice } from "../ring/ring-choice.tsx";
import { TextForm } from "../text-form.tsx";
import { discussion as texts } from "#messages";
import { unsentKeys } from "../unsent-text.ts";
import { Writable } from "../writable.tsx";

export function PostComposer(props: {
  readonly surveyId: string;
  /** Location of the survey; null if it has none. */
  readonly place: Coordinates | null;
  readonly onCreated: (post: Post) => void;
}) {
  const { surveyId, place, onCreated } = props;
  const { consented, loading } = useAtomValue(consentAtom);
  const coordinates = useAtomValue(coordinatesAtom);
  const ringBox = useRef<HTMLInputElement>(null);

  const keptAs = unsentKeys.post(surveyId);

  async function handleSubmit(content: string, surveyKey?: string | null) {
    const { lat = null, lng = null } = coordinates ?? {};
    const post = await createPost(
      {
        content,
        lat,
        lng,
        survey_id: Number(surveyId),
        ...(ringBox.current?.checked && { ring_consent: true }),
      },
      surveyKey ?? undefined,
    );
    onCreated(post);
  }

  return (
    <Writable keptAs={keptAs}>
      {!consented && !loading && (
        <ParticipationNotice message={texts.composer.notice} button={false} />
      )}
      <TextForm
        surveyId={surveyId}
        words={texts.composer}
        maxLength={limits.postMax}
        keptAs={keptAs}
        choice={
          place !== null &&
          coordinates !== null && (
            <RingChoice place={place} at={coordinates} box={ringBox} />
          )
        }
        onSubmit={handleSubmit}
      />
    </Writable>
  );
}
