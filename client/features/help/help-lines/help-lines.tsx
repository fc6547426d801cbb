import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { callAddress, findHelpAbroad } from '../../../../domain/help-lines.ts';
import { helpMessages } from '#messages/help.ts';
import { uiMessages } from '#messages/ui.ts';
import { PhoneIcon } from '../../../illustrations/icons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { loadHelpLines, useHelpLines } from './help-lines.api.ts';
import { row, stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import { classNames } from '../../../ui/class-names.ts';
import styles from './help-lines.module.css';

/** The lines with a button to call each number; without the server those that are known. Then one's own ways, and abroad last. */
export function HelpLines({ ways }: { ways?: ReactNode }) {
  // A page may have been open for days.
  useEffect(loadHelpLines, []);
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari takes it for no list */}
      <ul role="list" className={styles.lines}>
        {useHelpLines().map(({ key, name, about, numbers }) => (
          <li key={key} className={styles.line}>
            <p className={styles.name}>{name}</p>
            <div className={classNames(styles.numbers, row(2, 'stretch'))}>
              {numbers.map((number) => (
                <a key={number} href={callAddress(number)} className={styles.call}>
                  <PhoneIcon />
                  {helpMessages.call(number)}
                </a>
              ))}
            </div>
            {about && <p className={prose.quiet}>{about}</p>}
          </li>
        ))}
      </ul>
      {/* What may keep a person from calling is answered beside the numbers. */}
      <div className={classNames(styles.line, stack(1))}>
        <p>{helpMessages.nobodyKnows}</p>
        <p>{helpMessages.intro}</p>
        <p>{helpMessages.someone}</p>
      </div>
      {ways && <div className={styles.line}>{ways}</div>}
      <div className={styles.line}>
        <p className={styles.name}>{helpMessages.abroadTitle}</p>
        <p className={classNames(prose.quiet, styles.abroad)}>
          <a href={findHelpAbroad} target="_blank" rel="noopener noreferrer">
            {helpMessages.abroad}
            <VisuallyHidden> ({uiMessages.opensInNewTab})</VisuallyHidden>
          </a>
        </p>
      </div>
    </div>
  );
}
