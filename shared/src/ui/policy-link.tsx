import { Link } from "react-router-dom";
import { texts } from "./texts.ts";

/** To the Anonymous ID Policy, without a new page. */
export function PolicyLink() {
  return <Link to="/privacy/anonymous-id">{texts.policyLink}</Link>;
}
