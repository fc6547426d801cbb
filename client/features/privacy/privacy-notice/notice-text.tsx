import type { NoticeItem } from '../../../../domain/privacy-notice.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import { classNames } from '../../../ui/class-names.ts';
import { grid } from '../../../ui/layout.ts';
import styles from './privacy-notice.module.css';

type Part = keyof typeof privacyNoticeMessages.parts;

const parts = Object.entries(privacyNoticeMessages.parts) as [Part, string][];

/** The notice in its parts; an item's key says in which it stands. */
export function NoticeText({ items }: { items: readonly NoticeItem[] }) {
  return (
    <div className={classNames(styles.sections, grid(6))}>
      {parts.map(([part, title]) => (
        <section key={part} aria-labelledby={`part-${part}`}>
          <h2 id={`part-${part}`}>{title}</h2>
          <ul>
            {items
              .filter(({ key }) => key.startsWith(`${part}:`))
              .map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
