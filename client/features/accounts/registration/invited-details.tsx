import { fieldLabel } from '#messages/fields.ts';
import { joinMessages as words } from '#messages/registration.ts';
import { fieldsWhere } from '../../../../domain/person-fields.ts';
import { Card } from '../../../ui/card.tsx';
import type { OpenedLink } from './registration.api.ts';
import styles from './registration.module.css';

const shown = fieldsWhere('imported', true);

/** What the organisation has said of someone who is invited: shown, and not asked. */
export function InvitedDetails({ email, invited }: { email: string; invited: NonNullable<OpenedLink['invited']> }) {
  const known = { ...invited, email };
  return (
    <Card aria-labelledby="known">
      <h2 id="known" className={styles.title}>
        {words.known}
      </h2>
      <dl className={styles.known}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{fieldLabel(name)}</dt>
            <dd>{known[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{words.knownHint}</p>
    </Card>
  );
}
