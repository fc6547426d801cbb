import type { ReactNode } from 'react';
import { guidePictures, pictureFile } from '../../../domain/guides.ts';
import type { Guide, GuideSection } from '../../../domain/guides.ts';
import { audienceMessages } from '#messages/audience.ts';
import { guideMessages } from '#messages/guides.ts';
import { profileMessages } from '#messages/profile.ts';
import { PrintIcon } from '../../illustrations/action-icons.tsx';
import { Link } from '../../routing/link.tsx';
import { useStartsHere } from '../../routing/use-starts-here.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Contents } from '../../ui/contents.tsx';
import { stack } from '../../ui/layout.ts';
import styles from './guides.module.css';
import { withCalls } from './safety-plan/trusted-people.tsx';

/** A guide of two printed pages. */
export function GuideText({ guide: { sections } }: { guide: Guide }) {
  return (
    <div className={styles.guide}>
      <Contents
        parts={sections.map(({ title }, place) => ({ id: `part-${place}`, title }))}
        className={styles.places}
      />
      <div className={classNames(styles.parts, stack(8, 'start'))}>
        {sections.map((section, place) => (
          <Section key={section.title} id={`part-${place}`} section={section} />
        ))}
        <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
          <PrintIcon />
          {guideMessages.print}
        </Button>
      </div>
    </div>
  );
}

function Section({ id, section: { title, text, steps, picture } }: { id: string; section: GuideSection }) {
  const [lead, ...more] = text;
  useStartsHere(id);
  return (
    <section className={styles.section}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p>{linked(lead)}</p>}
        {steps && (
          <ol>
            {steps.map((step) => (
              <li key={step}>{linked(step)}</li>
            ))}
          </ol>
        )}
        {more.map((paragraph) => (
          <p key={paragraph}>{linked(paragraph)}</p>
        ))}
      </div>
      {picture && <GuideFigure {...picture} />}
    </section>
  );
}

const pages = [
  { name: audienceMessages.link, to: '/who-can-see' },
  { name: profileMessages.title, to: '/profile' },
];

/** A page that is named leads there, and a number is a call. */
function linked(text: string): ReactNode {
  const page = pages.find(({ name }) => text.includes(name));
  if (page) {
    const [before = '', ...after] = text.split(page.name);
    return (
      <>
        {linked(before)}
        <Link to={page.to}>{page.name}</Link>
        {linked(after.join(page.name))}
      </>
    );
  }
  return withCalls(text);
}

function GuideFigure({ name, alt }: NonNullable<GuideSection['picture']>) {
  const { at, width, height } = guidePictures[name];
  return (
    <figure className={styles.figure}>
      {(['light', 'dark'] as const).map((look) => (
        <img
          key={look}
          src={`/${pictureFile(name, look)}`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={styles[look]}
        />
      ))}
      <figcaption>
        <Link to={at}>{alt}</Link>
      </figcaption>
    </figure>
  );
}
