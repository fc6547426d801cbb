import type { Person } from '../../../domain/contract/people.ts';
import { adminRequestMessages } from '#messages/admin-requests.ts';
import { peopleListMessages, peopleMessages } from '#messages/people.ts';
import type { PersonAction } from '#messages/people.ts';
import { Link } from '../../routing/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmailText } from './email-text.tsx';
import { row } from '../../ui/layout.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import prose from '../../ui/prose.module.css';
import list from '../../ui/list.module.css';
import tags from '../../ui/tag.module.css';
import styles from './people.module.css';
import { actionsFor } from './person-actions.ts';

/** One account on a narrow screen: who it is, its state, and what can be done with it. */
export function PersonRow({ person, onAct }: { person: Person; onAct: (action: PersonAction) => void }) {
  return (
    <li className={list.item}>
      <div className={list.what}>
        <PersonName person={person} />
        <p className={classNames(styles.quiet, prose.quiet)}>
          <EmailText email={person.email} />
        </p>
        {person.role !== 'employee' && (
          <p className={styles.role}>
            <RoleTag person={person} />
          </p>
        )}
      </div>
      <PersonMenu person={person} onAct={onAct} />
    </li>
  );
}

export function PersonName({ person: { id, name, self, waiting, disabled } }: { person: Person }) {
  return (
    <span className={classNames(styles.name, row(2))}>
      <Link to={`/admin/people/${id}`}>{name}</Link>
      {self && <span className={tags.tag}>{peopleMessages.you}</span>}
      {disabled && <span className={classNames(tags.tag, tags.warning)}>{peopleMessages.disabled}</span>}
      {waiting && <span className={classNames(tags.tag, tags.warning)}>{adminRequestMessages.tag}</span>}
    </span>
  );
}

/** What an account seldom is: an admin’s or a counsellor’s. */
export function RoleTag({ person: { role } }: { person: Person }) {
  return <span className={classNames(tags.tag, tags.ink)}>{peopleMessages.roles[role]}</span>;
}

export function PersonMenu({ person, onAct }: { person: Person; onAct: (action: PersonAction) => void }) {
  return (
    <RowMenu
      label={peopleListMessages.actionsOf(person.name)}
      actions={actionsFor(person).map((action) => ({
        label: peopleMessages.actions[action].button,
        danger: peopleMessages.actions[action].danger,
        act: () => onAct(action),
      }))}
    />
  );
}
