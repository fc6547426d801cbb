import { resultMessages } from '#messages/assessments.ts';
import { careMessages } from '#messages/care.ts';
import { useOwnCallBack } from '../features/help/call-backs/call-backs.api.ts';
import { useTrustedPeople } from '../features/help/safety-plan/safety-plan.api.ts';
import { TrustedPeople } from '../features/help/safety-plan/trusted-people.tsx';
import { CallLines } from '../features/help/help-lines/call-lines.tsx';
import { Link } from '../routing/link.tsx';
import styles from './people-first.module.css';

/**
 * Whom to turn to, before anything else: someone to call, a call back where someone could call, someone one trusts. `isBrief`
 * where other results stand below. A screen asks for it as it opens, whoever it is for and whether it is shown: no call that passes
 * a proxy tells who was led here.
 */
export function usePeopleFirst(isBrief = false) {
  const { data: callBack } = useOwnCallBack();
  const people = useTrustedPeople();
  return {
    lines: (
      <div className={styles.first}>
        <p className={isBrief ? undefined : styles.title}>{resultMessages.whoToCall}</p>
        <CallLines isBrief={isBrief} />
      </div>
    ),
    toCallBack: callBack?.available && <Link to="/help#call-back">{resultMessages.askForCallBack}</Link>,
    trusted: people === '' ? null : <TrustedPeople people={people} />,
    toPlan: <Link to="/safety-plan">{people === '' ? resultMessages.toPlan : careMessages.plan}</Link>,
  };
}
