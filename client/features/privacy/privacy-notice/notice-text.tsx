import type { ReactNode } from 'react';
import { kindNames } from '#messages/data-kinds.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import type { NoticeItem } from '../../../../domain/privacy-notice.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Details } from '../../../ui/details.tsx';
import { bullets, grid } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './privacy-notice.module.css';

type Part = keyof typeof privacyNoticeMessages.parts;

/** In the order of the page: what one can do comes before what one can only know. */
const parts: readonly Part[] = ['right', 'kind', 'time'];

/** Where a part of the notice is on its page. */
export const noticePlaces = parts.map((part) => ({
  part,
  title: privacyNoticeMessages.parts[part],
  id: `part-${part}`,
}));

/** The notice in its parts; an item's key says in which it is. */
export function NoticeText({ items }: { items: readonly NoticeItem[] }) {
  return (
    <div className={classNames(styles.sections, grid(4))}>
      {noticePlaces.map(({ part, title, id }) => (
        <Card key={part} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {part === 'kind' ? <Kept items={items} /> : <Sentences items={of(part, items)} />}
        </Card>
      ))}
    </div>
  );
}

/** What is kept and why, below the sentence that counts it up for those who can see it; then what else is said of that. */
function Kept({ items }: { items: readonly NoticeItem[] }) {
  const kept = of('kind', items);
  const audiences = of('sight', items).map((item) => ({ item, counted: countedIn(item.text) }));
  const groups = audiences.flatMap(({ counted }) => counted ?? []);
  const named = groups.flatMap(({ keys }) => keys);
  const isPhone = useMedia('(max-width: 39.99rem)');
  return (
    <div className={grid(5)}>
      {groups.map(({ lead, keys }, place) => (
        <Group key={lead} lead={lead} isFolded={isPhone && place > 0}>
          <Kinds items={keys.flatMap((wanted) => kept.filter(({ key }) => key === wanted))} />
        </Group>
      ))}
      <div className={classNames(styles.rest, grid(2))}>
        <Sentences items={audiences.flatMap(({ item, counted }) => (counted ? [] : item))} />
        <Kinds items={kept.filter(({ key }) => !named.includes(key))} />
      </div>
    </div>
  );
}

/** On a phone what some can see is open, and what no one can is one press away. */
function Group({ lead, isFolded, children }: { lead: string; isFolded: boolean; children: ReactNode }) {
  if (isFolded) return <Details summary={<h3>{lead}</h3>}>{children}</Details>;
  return (
    <section className={grid(2)}>
      <h3>{lead}</h3>
      {children}
    </section>
  );
}

function of(part: string, items: readonly NoticeItem[]): NoticeItem[] {
  return items.filter(({ key }) => key.startsWith(`${part}:`));
}

function Sentences({ items }: { items: readonly NoticeItem[] }) {
  return (
    <ul className={bullets}>
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

/** What is kept, and behind the colon why. */
function Kinds({ items }: { items: readonly NoticeItem[] }) {
  return (
    <ul role="list" className={grid(2)}>
      {items.map(({ key, text }) => {
        const end = text.indexOf(': ') + 1;
        return (
          <li key={key}>
            <strong>{text.slice(0, end)}</strong>
            <span className={prose.quiet}>{text.slice(end)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const names = Object.entries(kindNames);

/** A sentence that counts up kinds of data, with semicolons: what it begins with, and their keys. None of it is lost. */
function countedIn(text: string): { lead: string; keys: string[] } | undefined {
  const [first = '', ...rest] = text.slice(0, -1).split('; ');
  const start = names.find(([, name]) => first.endsWith(name));
  const others = rest.map((one) => names.find(([, name]) => name === one));
  if (start === undefined) return undefined;
  const keys = [start, ...others].flatMap((known) => (known ? `kind:${known[0]}` : []));
  return keys.length > rest.length ? { lead: first.slice(0, -start[1].length).trim(), keys } : undefined;
}
