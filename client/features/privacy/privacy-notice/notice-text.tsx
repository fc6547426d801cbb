import { kindNames } from '#messages/data-kinds.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import type { NoticeItem } from '../../../../domain/privacy-notice.ts';
import type { DataKind } from '../../../../domain/visibility/data-kinds.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { bullets, grid } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './privacy-notice.module.css';

type Part = keyof typeof privacyNoticeMessages.parts;

/** In the order of the page: what one can do comes before what one can only know. */
const parts: readonly Part[] = ['right', 'kind', 'sight', 'time'];

/** Where a part of the notice stands on its page. */
export const noticePlaces = parts.map((part) => ({
  part,
  title: privacyNoticeMessages.parts[part],
  id: `part-${part}`,
}));

/** What is kept comes in three groups: how you are, what you and others did with it, and your account. */
const groupStarts: readonly string[] = ['kind:looks', 'kind:identity'] satisfies `kind:${DataKind}`[];

/** The notice in its parts; an item's key says in which it stands. Its text is shown to the letter. */
export function NoticeText({ items }: { items: readonly NoticeItem[] }) {
  return (
    <div className={classNames(styles.sections, grid(4))}>
      {noticePlaces.map(({ part, title, id }) => (
        <Card key={part} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <ul role={part === 'kind' ? 'list' : undefined} className={part === 'kind' ? styles.kinds : bullets}>
            {items
              .filter(({ key }) => key.startsWith(`${part}:`))
              .map(({ key, text }) => (
                <li key={key} className={groupStarts.includes(key) ? styles.group : undefined}>
                  {part === 'kind' ? <Kind text={text} /> : <Sentence text={text} />}
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

/** What is kept, and behind the colon why. */
function Kind({ text }: { text: string }) {
  const end = text.indexOf(': ') + 1;
  return (
    <>
      <strong>{text.slice(0, end)}</strong>
      <span className={prose.quiet}>{text.slice(end)}</span>
    </>
  );
}

const names = Object.values(kindNames);

/** One that lists kinds of data, with semicolons, shows them as a list. */
function Sentence({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(/(?<=; )/);
  const name = names.find((one) => first.endsWith(`${one}; `));
  if (name === undefined || rest.length === 0) return text;
  const lead = first.slice(0, -name.length - 2);
  return (
    <>
      {lead}
      <ul className={classNames(bullets, styles.listed)}>
        {[first.slice(lead.length), ...rest].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
