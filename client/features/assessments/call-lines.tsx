import { callAddress, defaultHelpLines } from '../../../domain/help-lines.ts';
import { helpMessages } from '../../../domain/messages/en/help.ts';
import { PhoneIcon } from '../../illustrations/icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './care-card.module.css';

/** The help lines, each number a call. */
export function CallLines() {
  return (
    <ul className={classNames('plain-list', styles.lines)}>
      {defaultHelpLines.map(({ key, name, about, numbers }) => (
        <li key={key}>
          <p>
            <span className={styles.name}>{name}</span> <span className={styles.quiet}>{about}</span>
          </p>
          <p className={styles.numbers}>
            {numbers.map((number) => (
              <a key={number} href={callAddress(number)} className={styles.call}>
                <PhoneIcon className={styles.sign} />
                {helpMessages.call(number)}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
