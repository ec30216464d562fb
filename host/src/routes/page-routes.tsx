import {
  hostPages,
  movedPages,
  type RemotePage,
  remotePages,
} from "@nearsay/core/contract";
import { pageTitles } from "@nearsay/core/domain";
import { RemoteSlot } from "@nearsay/core/ui";
import { type ComponentType, lazy } from "react";
import { type Location, Navigate } from "react-router-dom";
import { host as texts } from "#messages";
import { LazyPage, PageSkeleton } from "./lazy-page.tsx";
import { PageAt, type PagePlace, type PathProps } from "./page-at.tsx";
import { Page } from "./page.tsx";

/** Short texts: a separate file for each would cost every page more than it saves one. */
const loadTextPages = () => import("../pages/text-pages.ts");

/** The host's own pages, in separate files, so that other pages do not load them. */
const contents: Record<keyof typeof hostPages, ComponentType> = {
  invite: lazy(async () => ({
    default: (await import("../pages/invite-page.tsx")).InvitePage,
  })),
  about: lazy(async () => ({
    default: (await loadTextPages()).AboutPage,
  })),
  guide: lazy(async () => ({
    default: (await import("../pages/guide-page.tsx")).GuidePage,
  })),
  integrity: lazy(async () => ({
    default: (await loadTextPages()).IntegrityPage,
  })),
  disclaimer: lazy(async () => ({
    default: (await loadTextPages()).DisclaimerPage,
  })),
  privacy: lazy(async () => ({
    default: (await import("../pages/privacy/privacy-page.tsx")).PrivacyPage,
  })),
  handover: lazy(async () => ({
    default: (await loadTextPages()).HandoverPage,
  })),
  anonymousId: lazy(async () => ({
    default: (await loadTextPages()).AnonymousIdPage,
  })),
  yourData: lazy(async () => ({
    default: (await import("../pages/your-data/your-data-page.tsx"))
      .YourDataPage,
  })),
  review: lazy(async () => ({
    default: (await import("../pages/review/review-page.tsx")).ReviewPage,
  })),
  waitlist: lazy(async () => ({
    default: (await import("../pages/waitlist/waitlist-page.tsx")).WaitlistPage,
  })),
};

const hostNames = Object.keys(hostPages) as (keyof typeof hostPages)[];

/** First match wins. */
const pages: readonly PagePlace[] = [
  ...remotePages.map((page) => ({
    path: page.path,
    content: (props: PathProps) => <RemoteContent page={page} props={props} />,
  })),
  ...hostNames.map((name) => {
    const page = <LazyPage title={pageTitles[name]} content={contents[name]} />;
    return { path: hostPages[name].path, content: () => page };
  }),
  ...Object.entries(movedPages).map(([path, to]) => ({
    path,
    content: () => <Redirect to={to} />,
  })),
  { path: "*", content: () => <Redirect to="/" /> },
];

/** The content of the route table at the shown location. */
export function PageRoutes({ location }: { location: Location }) {
  return <PageAt location={location} pages={pages} />;
}

/** The redirect target is checked before it is shown. */
function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <PageSkeleton title={texts.loading} />
    </>
  );
}

/** Segments of the path are the props, as the contract's table of pages checks. */
function RemoteContent({ page, props }: RemoteContentProps) {
  const title = pageTitles[page.name];
  return (
    <Page title={title}>
      <RemoteSlot
        name={page.module}
        props={props}
        heading={title}
        skeleton={<PageSkeleton title={title} />}
      />
    </Page>
  );
}

interface RemoteContentProps {
  readonly page: RemotePage;
  readonly props: PathProps;
}
