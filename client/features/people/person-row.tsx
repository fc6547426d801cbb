import type { Person } from '../../../domain/contract/people.ts';
import { peopleMessages } from '#messages/people.ts';
import type { PersonAction } from '#messages/people.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './people.module.css';
import { actionsFor } from './person-actions.ts';

/** One account: who it is, its state, and what can be done with it. */
export function PersonRow({ person, onAct }: { person: Person; onAct: (action: PersonAction) => void }) {
  const { name, email, role, disabled, self, sessions } = person;
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}
          {self && <span className={styles.tag}>{peopleMessages.you}</span>}
        </p>
        <p className={styles.quiet}>{email}</p>
      </div>
      <p className={styles.state}>
        <span className={classNames(styles.tag, role === 'admin' && styles.admin)}>{peopleMessages.roles[role]}</span>
        {disabled ? (
          <span className={classNames(styles.tag, styles.off)}>{peopleMessages.disabled}</span>
        ) : (
          <span className={styles.quiet}>{peopleMessages.sessions(sessions)}</span>
        )}
      </p>
      <div className={styles.actions}>
        {actionsFor(person).map((action) => (
          <Button key={action} variant="link" onClick={() => onAct(action)}>
            <span>
              {peopleMessages.actions[action].button}
              <VisuallyHidden>{peopleMessages.of(name)}</VisuallyHidden>
            </span>
          </Button>
        ))}
      </div>
    </li>
  );
}
