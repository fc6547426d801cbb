import { resultMessages } from '#messages/assessments.ts';
import { careMessages } from '#messages/care.ts';
import { useOwnCallBack } from '../features/help/call-backs/call-backs.api.ts';
import { useTrustedPeople } from '../features/help/safety-plan/safety-plan.api.ts';
import { TrustedPeople } from '../features/help/safety-plan/trusted-people.tsx';
import { CallLines } from '../features/help/help-lines/call-lines.tsx';
import { Link } from '../routing/link.tsx';
import { classNames } from '../ui/class-names.ts';
import { grid, row, stack } from '../ui/layout.ts';
import styles from './people-first.module.css';

/**
 * Whom to turn to, before anything else: someone to call, a call back where someone could call, someone one trusts. `isBrief` where
 * other results stand below: the same ways without their explanations.
 */
export function PeopleFirst({ isBrief = false }: { isBrief?: boolean }) {
  const { data: callBack } = useOwnCallBack();
  const people = useTrustedPeople();
  const toCallBack = <Link to="/help#call-back">{resultMessages.askForCallBack}</Link>;
  const trusted = people === '' ? null : <TrustedPeople people={people} />;
  const toPlan = <Link to="/safety-plan">{people === '' ? resultMessages.toPlan : careMessages.plan}</Link>;
  const lines = (
    <div className={styles.first}>
      <p className={isBrief ? undefined : styles.title}>{resultMessages.whoToCall}</p>
      <CallLines isBrief={isBrief} />
    </div>
  );
  if (isBrief) {
    return (
      <div className={stack(1)}>
        {lines}
        {trusted}
        <p className={row(5, 'links', 'rows0')}>
          {callBack?.available && toCallBack}
          {toPlan}
        </p>
      </div>
    );
  }
  return (
    <ul className={classNames('plain-list', styles.ways, grid(5))}>
      <li>{lines}</li>
      {callBack?.available && (
        <li>
          <p className={styles.title}>{resultMessages.callBack}</p>
          <p>{resultMessages.callBackText}</p>
          {toCallBack}
        </li>
      )}
      <li>
        <p className={styles.title}>{resultMessages.trusted}</p>
        <p>{resultMessages.trustedText}</p>
        {trusted}
        {toPlan}
      </li>
    </ul>
  );
}
