import {
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

const { titles } = texts;

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
      <Route path="/invite" element={page(titles.invite, <InvitePage />)} />
      <Route path="/about" element={page(titles.about, <AboutPage />)} />
      <Route
        path="/guide"
        element={<LatePage title={titles.guide} content={GuidePage} />}
      />
      <Route
        path="/disclaimer"
        element={
          <LatePage title={titles.disclaimer} content={DisclaimerPage} />
        }
      />
      <Route
        path="/privacy"
        element={<LatePage title={titles.privacy} content={PrivacyPage} />}
      />
      <Route
        path="/privacy/anonymous-id"
        element={page(titles.anonymousId, <AnonymousIdPage />)}
      />
      <Route
        path="/review"
        element={<LatePage title={titles.review} content={ReviewPage} />}
      />
      <Route
        path="/waitlist"
        element={<LatePage title={titles.waitlist} content={WaitlistPage} />}
      />
      <Route
        path="/mission/anonymous-surveys"
        element={<Redirect to="/about" />}
      />
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
