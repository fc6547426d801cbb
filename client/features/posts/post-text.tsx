import type { PostKind } from '../../../domain/posts.ts';
import { formatCalendarDay } from '../../../domain/dates.ts';
import { postMessages } from '#messages/posts.ts';
import { uiMessages } from '#messages/ui.ts';
import { ExternalIcon } from '../../illustrations/action-icons.tsx';
import { PartSeen } from '../../ui/part-seen.tsx';
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
      <p className={styles.badge}>{postMessages.kinds[kind]}</p>
      <h3 className={styles.title}>{title}</h3>
      {day !== '' && (
        <p className={prose.note}>
          <time dateTime={day}>{formatCalendarDay(day)}</time>
        </p>
      )}
      {heard !== '' && (
        <div className={styles.heard}>
          <p className={styles.part}>{postMessages.heard}</p>
          <Paragraphs text={heard} />
        </div>
      )}
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
