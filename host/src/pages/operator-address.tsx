import { siteAtom } from "@nearsay/core/session";
import { withParts } from "@nearsay/core/ui/with-parts";
import { useAtomValue } from "jotai";
import { noAddress, operator as operatorTexts } from "#messages";

/** Contact address for a purpose, or an alternative if the operator has given no address. */
export function OperatorAddress(props: {
  readonly about: keyof typeof operatorTexts;
}) {
  const words = operatorTexts[props.about];
  const { supportEmail } = useAtomValue(siteAtom);
  if (!supportEmail) {
    return (
      <p>
        {words.turn} {noAddress({ site: location.host })}
      </p>
    );
  }
  const mail = () => <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return <p>{withParts(words.write({ email: supportEmail }), { mail })}</p>;
}
