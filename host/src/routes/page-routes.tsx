import {
  hostPages,
  movedPages,
  remotePages,
  type ExposedModule,
  type ExposedModules,
  type RemotePage,
} from "@nearsay/core/contract";
import { RemoteSlot } from "@nearsay/core/ui";
import { type ReactNode, lazy } from "react";
import {
  type Location,
  Navigate,
  Route,
  Routes,
  useParams,
} from "react-router-dom";
import { AboutPage } from "../pages/about-page.tsx";
import { AnonymousIdPage } from "../pages/anonymous-id-page.tsx";
import { InvitePage } from "../pages/invite-page.tsx";
import { texts } from "../texts.ts";
import { LatePage } from "./late-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { Page } from "./page.tsx";

const GuidePage = lazy(async () => ({
  default: (await import("../pages/guide-page.tsx")).GuidePage,
}));
const DisclaimerPage = lazy(async () => ({
  default: (await import("../pages/disclaimer-page.tsx")).DisclaimerPage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import("../pages/privacy/privacy-page.tsx")).PrivacyPage,
}));
const ReviewPage = lazy(async () => ({
  default: (await import("../pages/review/review-page.tsx")).ReviewPage,
}));
const WaitlistPage = lazy(async () => ({
  default: (await import("../pages/waitlist/waitlist-page.tsx")).WaitlistPage,
}));

/** The route table, at the location that is shown. */
export function PageRoutes({ location }: { location: Location }) {
  const page = (title: string, content: ReactNode) => (
    <Page title={title}>{content}</Page>
  );
  return (
    <Routes location={location}>
      {remotePages.map((page) => (
        <Route
          key={page.path}
          path={page.path}
          element={<RemoteRoute page={page} />}
        />
      ))}
      <Route
        path={hostPages.invite.path}
        element={page(hostPages.invite.title, <InvitePage />)}
      />
      <Route
        path={hostPages.about.path}
        element={page(hostPages.about.title, <AboutPage />)}
      />
      <Route
        path={hostPages.guide.path}
        element={<LatePage title={hostPages.guide.title} content={GuidePage} />}
      />
      <Route
        path={hostPages.disclaimer.path}
        element={
          <LatePage
            title={hostPages.disclaimer.title}
            content={DisclaimerPage}
          />
        }
      />
      <Route
        path={hostPages.privacy.path}
        element={
          <LatePage title={hostPages.privacy.title} content={PrivacyPage} />
        }
      />
      <Route
        path={hostPages.anonymousId.path}
        element={page(hostPages.anonymousId.title, <AnonymousIdPage />)}
      />
      <Route
        path={hostPages.review.path}
        element={
          <LatePage title={hostPages.review.title} content={ReviewPage} />
        }
      />
      <Route
        path={hostPages.waitlist.path}
        element={
          <LatePage title={hostPages.waitlist.title} content={WaitlistPage} />
        }
      />
      {Object.entries(movedPages).map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
      <Route path="*" element={<Redirect to="/" />} />
    </Routes>
  );
}

/** What it leads to is checked before it is shown. */
function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <PageSkeleton title={texts.loading} />
    </>
  );
}

/** What the path names are the props, as the contract's table of pages checks. */
function RemoteRoute({ page }: { page: RemotePage }) {
  const { title, module } = page;
  const props = useParams() as ExposedModules[ExposedModule];
  return (
    <Page title={title}>
      <RemoteSlot
        name={module}
        props={props}
        heading={title}
        skeleton={<PageSkeleton title={title} />}
      />
    </Page>
  );
}
