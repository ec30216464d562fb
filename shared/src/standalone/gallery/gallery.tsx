import { classNames } from "../../ui/class-names.ts";
import styles from "./gallery.module.css";
import {
  type GalleryAddress,
  galleryThemes,
  writeAddress,
} from "./gallery-address.ts";
import type { GallerySection, GallerySections } from "./gallery-section.ts";
import { texts } from "./texts.ts";

export interface GalleryProps {
  readonly title: string;
  readonly sections: GallerySections;
  readonly address: GalleryAddress;
}

/** All sections with links to each, or only one section. */
export function Gallery(props: GalleryProps) {
  const { sections, address } = props;
  if (address.section === null) return <Overview {...props} />;
  const section = sections[address.section];
  return (
    <main className={styles.page}>
      {section ? (
        <Section section={section} alone />
      ) : (
        <h1>{texts.noSection}</h1>
      )}
    </main>
  );
}

function Overview({ title, sections, address }: GalleryProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <nav aria-label={texts.theme}>
          <ul className={styles.links}>
            {galleryThemes.map((theme) => (
              <PlainLink
                key={theme}
                to={{ ...address, theme }}
                current={theme === address.theme}
              >
                {theme}
              </PlainLink>
            ))}
          </ul>
        </nav>
        <nav aria-label={texts.sections}>
          <ul className={styles.links}>
            {Object.entries(sections).map(([key, { name }]) => (
              <PlainLink key={key} to={{ ...address, section: key }}>
                {name}
              </PlainLink>
            ))}
          </ul>
        </nav>
      </header>
      <main className={styles.sections}>
        {Object.entries(sections).map(([key, section]) => (
          <Section key={key} section={section} />
        ))}
      </main>
    </div>
  );
}

interface PlainLinkProps {
  readonly to: GalleryAddress;
  readonly current?: boolean;
  readonly children: string;
}

function PlainLink({ to, current, children }: PlainLinkProps) {
  return (
    <li>
      <a href={writeAddress(to)} aria-current={current ? "page" : undefined}>
        {children}
      </a>
    </li>
  );
}

interface SectionProps {
  readonly section: GallerySection;
  readonly alone?: boolean;
}

function Section({ section, alone = false }: SectionProps) {
  const [Title, Name] = alone
    ? (["h1", "h2"] as const)
    : (["h2", "h3"] as const);
  return (
    <section className={styles.section}>
      <Title className={styles.title}>{section.name}</Title>
      {!alone && <p className={styles.about}>{section.about}</p>}
      <div className={classNames(styles.states, section.wide && styles.wide)}>
        {Object.entries(section.states).map(([name, state]) => (
          <div key={name} className={styles.state}>
            <Name className={styles.name}>{name}</Name>
            <div>{state}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
