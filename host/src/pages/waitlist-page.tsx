import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { texts } from "../texts.ts";
import { Prose } from "./prose.tsx";

export function WaitlistPage() {
  const { supportEmail } = useAtomValue(siteAtom);
  return (
    <Prose
      title={texts.titles.waitlist}
      lead="For people and businesses who want to hear from us about paid accounts."
    >
      <p>
        The first 10 businesses of each category get 6 months of free access.
      </p>
      <p>
        {supportEmail ? (
          <>
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and
            say whether you are a person or a business, and in which field.
          </>
        ) : (
          "Ask the operator of this site to be put on the list."
        )}
      </p>
    </Prose>
  );
}
