import { embed as embedTexts } from "#messages";

interface SiteLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link to the site. It opens a new tab, since this page belongs to another site. */
export function SiteLink({ href, children }: SiteLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <span className="visually-hidden">{embedTexts.newTab}</span>
    </a>
  );
}
