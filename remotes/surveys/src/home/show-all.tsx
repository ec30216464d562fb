import { Link } from "@nearsay/core/router";
import { buttonClass } from "@nearsay/core/ui";
import * as texts from "#messages";

export function ShowAll() {
  return (
    <Link to="/" className={buttonClass("quiet")}>
      {texts.home.showAll}
    </Link>
  );
}
