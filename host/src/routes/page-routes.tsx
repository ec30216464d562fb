import { RemoteSlot } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import { Navigate, Route, Routes, useParams } from "react-router-dom";
import { AboutPage } from "../pages/about-page.tsx";
import { AnonymousIdPage } from "../pages/anonymous-id-page.tsx";
import { DisclaimerPage } from "../pages/disclaimer-page.tsx";
import { GuidePage } from "../pages/guide-page.tsx";
import { InvitePage } from "../pages/invite-page.tsx";
import { PrivacyPage } from "../pages/privacy-page.tsx";
import { ReviewPage } from "../pages/review-page.tsx";
import { WaitlistPage } from "../pages/waitlist-page.tsx";
import { texts } from "../texts.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { Page } from "./page.tsx";

const { titles } = texts;

/** The route table. */
export function PageRoutes() {
  const page = (title: string, content: ReactNode) => (
    <Page title={title}>{content}</Page>
  );
  return (
    <Routes>
      <Route path="/" element={page(titles.home, <Home />)} />
      <Route path="/surveys/:id" element={page(titles.survey, <Survey />)} />
      <Route path="/create-survey" element={page(titles.create, <Create />)} />
      <Route path="/feedback" element={page(titles.feedback, <Feedback />)} />
      <Route path="/invite" element={page(titles.invite, <InvitePage />)} />
      <Route path="/about" element={page(titles.about, <AboutPage />)} />
      <Route path="/guide" element={page(titles.guide, <GuidePage />)} />
      <Route
        path="/disclaimer"
        element={page(titles.disclaimer, <DisclaimerPage />)}
      />
      <Route path="/privacy" element={page(titles.privacy, <PrivacyPage />)} />
      <Route
        path="/privacy/anonymous-id"
        element={page(titles.anonymousId, <AnonymousIdPage />)}
      />
      <Route path="/review" element={page(titles.review, <ReviewPage />)} />
      <Route
        path="/waitlist"
        element={page(titles.waitlist, <WaitlistPage />)}
      />
      <Route
        path="/mission/anonymous-surveys"
        element={<Navigate to="/about" replace />}
      />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

function Home() {
  return (
    <RemoteSlot
      name="surveys/HomePage"
      props={{}}
      skeleton={<PageSkeleton />}
    />
  );
}

function Survey() {
  const { id = "" } = useParams();
  return (
    <RemoteSlot
      name="surveys/SurveyPage"
      props={{ surveyKey: id }}
      skeleton={<PageSkeleton />}
    />
  );
}

function Create() {
  return (
    <RemoteSlot
      name="creator/CreatePage"
      props={{}}
      skeleton={<PageSkeleton />}
    />
  );
}

function Feedback() {
  return (
    <RemoteSlot
      name="surveys/FeedbackPage"
      props={{}}
      skeleton={<PageSkeleton />}
    />
  );
}
