import { formatCalendarDay } from '../../../../domain/dates.ts';
import { fieldLabel } from '#messages/fields.ts';
import { profileMessages } from '#messages/profile.ts';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Me } from './profile.api.ts';
import styles from './profile.module.css';

/** What a person can read about the own account and not change. */
export function AccountCard({ person: { name, email, role, date_of_birth: dateOfBirth } }: { person: Me }) {
  return (
    <Card>
      <h2 className={styles.title}>{profileMessages.fixed}</h2>
      <div className={styles.fields}>
        <TextField label={fieldLabel('name')} value={name} readOnly />
        <TextField label={fieldLabel('email')} value={email ?? ''} readOnly />
        <div className={styles.pair}>
          <TextField label={fieldLabel('role')} value={profileMessages.role(role)} readOnly />
          <TextField
            label={fieldLabel('date_of_birth')}
            value={dateOfBirth ? formatCalendarDay(dateOfBirth) : ''}
            readOnly
          />
        </div>
      </div>
      <p className={styles.hint}>{profileMessages.fixedHint}</p>
    </Card>
  );
}
