import { formatCalendarDay } from '../../../../domain/dates.ts';
import { byField, fieldsWhere } from '../../../../domain/person-fields.ts';
import { fieldLabel } from '#messages/fields.ts';
import { profileMessages } from '#messages/profile.ts';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Me } from './profile.api.ts';
import styles from './profile.module.css';

const fields = fieldsWhere('own', 'correct', 'link');

/** What a person can read about the own account and not change here. */
export function AccountCard({ person }: { person: Me }) {
  const { date_of_birth: dateOfBirth, ...others } = byField(fields, (name) => person[name] ?? '');
  return (
    <Card>
      <h2 className={styles.title}>{profileMessages.fixed}</h2>
      <div className={styles.fields}>
        {Object.entries(others).map(([name, text]) => (
          <TextField key={name} label={fieldLabel(name)} value={text} readOnly />
        ))}
        <div className={styles.pair}>
          <TextField label={fieldLabel('role')} value={profileMessages.role(person.role)} readOnly />
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
