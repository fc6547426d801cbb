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
  const host = hostOf(link);
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
      {host !== undefined && (
        <div className={row(3, 'rows0')}>
          <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
            <span>
              <PartSeen whole={postMessages.linkAbout(title, uiMessages.opensInNewTab)} seen={postMessages.link} />
            </span>
            <ExternalIcon className={styles.sign} />
          </a>
          <span className={prose.note}>{host}</span>
        </div>
      )}
    </>
  );
}

/**
 * Where a link leads, in the signs that cannot look like others; undefined while it is none yet. Not by `plainAddress` of the
 * contract: home would fetch 10 KB more.
 */
function hostOf(link: string): string | undefined {
  try {
    const { protocol, host } = new URL(link);
    return protocol === 'https:' ? host : undefined;
  } catch {
    return undefined;
  }
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
