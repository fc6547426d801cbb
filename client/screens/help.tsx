import { callBackMessages } from '#messages/call-backs.ts';
import { careMessages } from '#messages/care.ts';
import { helpMessages } from '#messages/help.ts';
import { CallBackCard } from '../features/help/call-backs/call-back-card.tsx';
import { useOwnCallBack } from '../features/help/call-backs/call-backs.api.ts';
import { toRole } from '../../domain/roles.ts';
import { HelpLines } from '../features/help/help-lines/help-lines.tsx';
import { HelpWays } from '../features/help/help-lines/help-ways.tsx';
import { useTrustedPeople } from '../features/help/safety-plan/safety-plan.api.ts';
import { TrustedPeople } from '../features/help/safety-plan/trusted-people.tsx';
import { useMe } from '../features/accounts/profile/profile.api.ts';
import { useToken } from '../api/session.ts';
import { readRole } from '../api/stored-token.ts';
import { Link } from '../routing/link.tsx';
import { Page } from '../ui/page.tsx';
import styles from '../features/help/call-backs/call-backs.module.css';

/** For everyone; people who are signed in have more ways. */
export function HelpScreen() {
  const isSignedIn = useToken() !== null;
  return (
    <Page title={helpMessages.title} width="wide">
      <div className={styles.columns}>
        <HelpLines ways={isSignedIn && <OwnWays />} />
        {isSignedIn && <OwnCallBack />}
      </div>
    </Page>
  );
}

function OwnWays() {
  const { data: person } = useMe();
  const people = useTrustedPeople();
  const { data: callBack } = useOwnCallBack();
  return (
    <div>
      {people !== '' && (
        <>
          <p>{careMessages.trustedPlan}</p>
          <TrustedPeople people={people} />
        </>
      )}
      <HelpWays
        role={toRole(person?.role ?? readRole())}
        first={callBack?.available && <Link to="/help#call-back">{callBackMessages.title}</Link>}
      />
    </div>
  );
}

/** With the phone number that the person has given, once it is known. */
function OwnCallBack() {
  const { data: person } = useMe();
  return person && <CallBackCard phone={person.phone ?? ''} />;
}
