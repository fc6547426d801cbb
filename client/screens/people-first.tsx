import { resultMessages } from '#messages/assessments.ts';
import { careMessages } from '#messages/care.ts';
import { useOwnCallBack } from '../features/help/call-backs/call-backs.api.ts';
import { useSafetyPlan } from '../features/help/safety-plan/safety-plan.api.ts';
import { TrustedPeople } from '../features/help/safety-plan/trusted-people.tsx';
import { CallLines } from '../features/help/help-lines/call-lines.tsx';
import { Link } from '../routing/link.tsx';
import { classNames } from '../ui/class-names.ts';
import { grid } from '../ui/layout.ts';
import styles from './people-first.module.css';

/** Whom to turn to, before anything else: someone to call, a call back where someone could call, someone one trusts. */
export function PeopleFirst() {
  const { data: callBack } = useOwnCallBack();
  const { data: plan } = useSafetyPlan();
  const people = plan?.people ?? '';
  return (
    <ul className={classNames('plain-list', styles.ways, grid(5))}>
      <li className={styles.first}>
        <p className={styles.title}>{resultMessages.whoToCall}</p>
        <CallLines />
      </li>
      {callBack?.available && (
        <li>
          <p className={styles.title}>{resultMessages.callBack}</p>
          <p>{resultMessages.callBackText}</p>
          <Link to="/help">{resultMessages.askForCallBack}</Link>
        </li>
      )}
      <li>
        <p className={styles.title}>{resultMessages.trusted}</p>
        <p>{resultMessages.trustedText}</p>
        {people === '' ? null : <TrustedPeople people={people} />}
        <Link to="/safety-plan">{people === '' ? resultMessages.toPlan : careMessages.plan}</Link>
      </li>
    </ul>
  );
}
