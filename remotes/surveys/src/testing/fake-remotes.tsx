import type {
  DiscussionProps,
  ExposedModule,
  InsightsPanelProps,
  PublishedPanelProps,
} from "@nearsay/core/contract";
import { type RemoteComponent, type RemoteLoader } from "@nearsay/core/ui";

const modules: { [M in ExposedModule]?: RemoteComponent<M> } = {
  "insights/InsightsPanel": FakeInsights,
  "discussion/Discussion": FakeDiscussion,
  "creator/PublishedPanel": FakePublished,
};

/** A loader with stand-ins for what other remotes expose; it records what was prefetched. */
export function fakeRemotes(): RemoteLoader & { prefetched: ExposedModule[] } {
  const prefetched: ExposedModule[] = [];
  const find = <M extends ExposedModule>(name: M) => modules[name];
  return {
    prefetched,
    loaded: find,
    load: (name) => {
      const found = find(name);
      return found ? Promise.resolve(found) : Promise.reject(new Error(name));
    },
    prefetch: (name) => prefetched.push(name),
  };
}

function FakeInsights({ surveyId, code, closesAt }: InsightsPanelProps) {
  return (
    <p
      title={closesAt ?? undefined}
    >{`Insights of ${surveyId}, code ${code ?? "none"}`}</p>
  );
}

function FakeDiscussion({ surveyId, onPostCountChange }: DiscussionProps) {
  return (
    <button type="button" onClick={() => onPostCountChange?.(9)}>
      {`Discussion of ${surveyId}`}
    </button>
  );
}

function FakePublished({ surveyId }: PublishedPanelProps) {
  return <p>{`Links of survey ${surveyId}`}</p>;
}
