import { callAddress } from '../../../../domain/help-lines.ts';
import { helpMessages } from '#messages/help.ts';
import { PhoneIcon } from '../../../illustrations/icons.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { grid, row } from '../../../ui/layout.ts';
import styles from './call-lines.module.css';
import { useHelpLines } from './help-lines.api.ts';

/** The help lines, each number a call; `isBrief` without what they are. */
export function CallLines({ isBrief = false }: { isBrief?: boolean }) {
  return (
    <ul className={classNames('plain-list', grid(3))}>
      {useHelpLines().map(({ key, name, about, numbers }) => (
        <li key={key}>
          <p className={isBrief ? undefined : styles.name}>{name}</p>
          <p className={classNames(styles.numbers, row(2, 'stretch'))}>
            {numbers.map((number) => (
              <a key={number} href={callAddress(number)} className={classNames(styles.call, isBrief && styles.brief)}>
                {!isBrief && <PhoneIcon className={styles.sign} />}
                {helpMessages.call(number)}
              </a>
            ))}
          </p>
          {about && !isBrief && <p>{about}</p>}
        </li>
      ))}
    </ul>
  );
}
