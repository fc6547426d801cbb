import { useState } from 'react';
import type { Person } from '../../../domain/contract/people.ts';
import { accountChangeMessages as words } from '#messages/account-changes.ts';
import { formatDateAndTime, formatDay } from '#messages/dates.ts';
import { settings } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { EmailText } from './email-text.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { classNames } from '../../ui/class-names.ts';
import { row } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import list from '../../ui/list.module.css';
import styles from './changed-people.module.css';
import { PersonName, RoleTag } from './person-row.tsx';

export type ChosenChanges = { disabled: string[]; leaving: string[] };

type ChangedPeopleProps = {
  people: readonly Person[];
  total: number;
  pending: boolean;
  /** Settles when it is said how it went. */
  onTakeBack: (chosen: ChosenChanges) => Promise<void>;
};

/** Those to whose accounts something was done, to be chosen one by one or all together. */
export function ChangedPeople({ people, total, pending, onTakeBack }: ChangedPeopleProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  // Some may have gone from the list meanwhile.
  const chosen = people.filter(({ id }) => ids.has(id));
  const changes: ChosenChanges = { disabled: idsWith('disabled', chosen), leaving: idsWith('leaving', chosen) };

  function choose(some: readonly Person[], isChosen: boolean) {
    const next = new Set(ids);
    for (const { id } of some)
      if (isChosen) next.add(id);
      else next.delete(id);
    setIds(next);
  }

  return (
    <>
      <div className={classNames(styles.bar, row(3, 'apart'))}>
        <CheckField
          label={words.chooseAll(people.length)}
          hint={people.length < total && words.firstOnes(people.length)}
          checked={people.length > 0 && chosen.length === people.length}
          onChange={(all) => choose(people, all)}
        />
        <Button
          aria-disabled={chosen.length === 0}
          title={chosen.length === 0 ? words.nobodyChosen : undefined}
          onClick={() => setAsked(true)}
        >
          {words.button(chosen.length)}
        </Button>
      </div>
      {people.length > 0 && (
        <Card as="div" className={styles.sheet}>
          <ul role="list">
            {people.map((person) => (
              <li key={person.id} className={classNames(list.item, styles.person)}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    aria-label={words.choose(person.name)}
                    checked={ids.has(person.id)}
                    onChange={({ target }) => choose([person], target.checked)}
                  />
                </label>
                <ChangedPerson person={person} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isAsked && (
        <ConfirmDialog
          title={words.title(chosen.length)}
          text={<p>{words.text({ disabled: changes.disabled.length, leaving: changes.leaving.length })}</p>}
          confirmLabel={words.confirm}
          pending={pending}
          onConfirm={() => void onTakeBack(changes).then(() => setAsked(false))}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

function idsWith(kind: 'disabled' | 'leaving', people: readonly Person[]): string[] {
  return people.filter(({ changes }) => changes?.some((change) => change.kind === kind)).map(({ id }) => id);
}

function ChangedPerson({ person }: { person: Person }) {
  return (
    <div className={classNames(list.what, styles.who)}>
      <PersonName person={person} />
      <p className={row(3, 'rows1')}>
        <span className={prose.quiet}>
          <EmailText email={person.email} />
        </span>
        {person.role !== 'employee' && <RoleTag person={person} />}
      </p>
      {/* In the time by whose days they are filtered. */}
      {person.changes?.map(({ kind, at, by, left_on: day }) => (
        <p key={kind}>
          {words.done[kind](at && formatDateAndTime(at, settings.orgTimeZone), by && (by.name ?? words.goneAccount))}
          {day !== null && ' · '}
          {day !== null && <span className={prose.quiet}>{words.leavesOn(formatDay(day))}</span>}
        </p>
      ))}
    </div>
  );
}
