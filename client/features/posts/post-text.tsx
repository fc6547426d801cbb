import type { PostKind } from '../../../domain/posts.ts';
import { formatDay } from '#messages/dates.ts';
import { postMessages } from '#messages/posts.ts';
import { uiMessages } from '#messages/ui.ts';
import { ExternalIcon } from '../../illustrations/action-icons.tsx';
import { PartSeen } from '../../ui/part-seen.tsx';
import { row } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './posts.module.css';

export interface PostTexts {
  kind: PostKind;
  title: string;
  heard: string;
  text: string;
  link: string;
  day: string;
}

/** A post as people read it: plain text, a paragraph for each empty line. */
export function PostText({ kind, title, heard, text, link, day }: PostTexts) {
  return (
    <>
      <p className={row(3, 'rows0')}>
        <span className={styles.badge}>{postMessages.kinds[kind]}</span>
        {day !== '' && (
          <time dateTime={day} className={prose.note}>
            {formatDay(day)}
          </time>
        )}
      </p>
      <h3 className={styles.title}>{title}</h3>
      {heard !== '' && <p className={styles.part}>{postMessages.heard}</p>}
      <Paragraphs text={heard} />
      {heard !== '' && <p className={styles.part}>{postMessages.done}</p>}
      <Paragraphs text={text} />
      {link.startsWith('https://') && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
          <span>
            <PartSeen whole={postMessages.linkAbout(title, uiMessages.opensInNewTab)} seen={postMessages.link} />
          </span>
          <ExternalIcon className={styles.sign} />
        </a>
      )}
    </>
  );
}

function Paragraphs({ text }: { text: string }) {
  const paragraphs = Array.from(text.matchAll(/(?:(?!\n{2})[^])+/g), (found) => ({
    start: found.index,
    part: found[0],
  }));
  return paragraphs
    .filter(({ part }) => part.trim() !== '')
    .map(({ start, part }) => (
      <p key={start} className={styles.paragraph}>
        {part.trim()}
      </p>
    ));
}
