import { embedTexts } from "../texts.ts";

interface SiteLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link to the site: a tab of its own, since this page is another's. */
export function SiteLink({ href, children }: SiteLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <span className="visually-hidden">{embedTexts.newTab}</span>
    </a>
  );
}
