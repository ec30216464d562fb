export { AboutPage } from "./about-page.tsx";
export { AnonymousIdPage } from "./anonymous-id-page.tsx";
export { DisclaimerPage } from "./disclaimer-page.tsx";
export { HandoverPage } from "./handover-page.tsx";
export { IntegrityPage } from "./integrity-page.tsx";
