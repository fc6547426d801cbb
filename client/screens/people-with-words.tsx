import { resultMessages } from '#messages/assessments.ts';
import { classNames } from '../ui/class-names.ts';
import { grid } from '../ui/layout.ts';
import first from './people-first.module.css';
import type { usePeopleFirst } from './people-first.tsx';
import styles from './people-with-words.module.css';

/** Every way to people with what it is, beside a result that stands alone. */
export function PeopleWithWords({ lines, toCallBack, trusted, toPlan }: ReturnType<typeof usePeopleFirst>) {
  return (
    <ul className={classNames('plain-list', styles.ways, grid(5))}>
      <li>{lines}</li>
      {toCallBack && (
        <li>
          <p className={first.title}>{resultMessages.callBack}</p>
          <p>{resultMessages.callBackText}</p>
          {toCallBack}
        </li>
      )}
      <li>
        <p className={first.title}>{resultMessages.trusted}</p>
        <p>{resultMessages.trustedText}</p>
        {trusted}
        {toPlan}
      </li>
    </ul>
  );
}
