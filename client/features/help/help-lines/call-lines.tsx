import { callAddress } from '../../../../domain/help-lines.ts';
import { helpMessages } from '#messages/help.ts';
import { PhoneIcon } from '../../../illustrations/icons.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { grid, row } from '../../../ui/layout.ts';
import styles from './call-lines.module.css';
import { useHelpLines } from './help-lines.api.ts';

/** The help lines, each number a call. */
export function CallLines() {
  return (
    <ul className={classNames('plain-list', grid(3))}>
      {useHelpLines().map(({ key, name, about, numbers }) => (
        <li key={key}>
          <p className={styles.name}>{name}</p>
          <p className={classNames(styles.numbers, row(2, 'stretch'))}>
            {numbers.map((number) => (
              <a key={number} href={callAddress(number)} className={styles.call}>
                <PhoneIcon className={styles.sign} />
                {helpMessages.call(number)}
              </a>
            ))}
          </p>
          {about && <p>{about}</p>}
        </li>
      ))}
    </ul>
  );
}
