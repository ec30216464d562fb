import { readSiteReleases, type SiteRelease } from "@nearsay/core/contract";
import {
  Chip,
  EmptyState,
  ErrorState,
  Skeleton,
  useLoad,
} from "@nearsay/core/ui";
import Package from "lucide/dist/esm/icons/package.mjs";
import { useCallback } from "react";
import frame from "../frame/frame.module.css";
import { frame as frameTexts, release as texts } from "#messages";
import { useCall } from "../frame/use-call.ts";

/** The served release of each remote of the site. */
export function ReleasesPart() {
  const call = useCall();
  const load = useCallback(
    async (signal: AbortSignal) =>
      readSiteReleases(await call("/releases", { signal })),
    [call],
  );
  const { loaded, retry } = useLoad(load);
  return (
    <>
      <p className={frame.about}>{texts.about}</p>
      {loaded.status === "loading" && (
        <Skeleton lines={6} label={texts.loading} />
      )}
      {loaded.status === "failed" && (
        <ErrorState
          message={frameTexts.failed}
          error={loaded.error}
          onRetry={retry}
        />
      )}
      {loaded.status === "loaded" && <Releases releases={loaded.value} />}
    </>
  );
}

function Releases({ releases }: { readonly releases: SiteRelease[] }) {
  if (releases.length === 0)
    return <EmptyState title={texts.empty} icon={Package} />;
  return (
    <ul aria-label={texts.list} className={frame.rows}>
      {releases.map(({ name, version, release, enabled }) => (
        <li key={name} className={frame.row}>
          <div className={frame.named}>
            <span className={frame.line}>
              <strong>{name}</strong>
              {!enabled && <Chip tone="warning">{texts.off}</Chip>}
            </span>
            <span className={frame.about}>
              {texts.version({ version })} ·{" "}
              {release === null ? texts.built : texts.released({ release })}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
