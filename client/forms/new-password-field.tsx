import { newPasswordHints, passwordPartMessages } from '#messages/auth.ts';
import { hasPart, partsOf } from '../../domain/password-policy.ts';
import { settings } from '../settings/settings.ts';
import { classNames } from '../ui/class-names.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './new-password-field.module.css';
import type { Bound } from './form-state.ts';

const words = passwordPartMessages;

/** A password that is being chosen: the rule in force before anyone types, and in its place what is met of it while they do. */
export function NewPasswordField(field: Bound) {
  const { passwordPolicy: policy } = settings;
  const isEmpty = field.value === '';
  const parts = partsOf[policy].map((part) => ({ part, isMet: hasPart(part, field.value) }));
  const missing = parts.filter(({ isMet }) => !isMet).map(({ part }) => words.parts[part]);
  return (
    <div>
      <PasswordField
        {...field}
        hint={isEmpty ? newPasswordHints[policy] : undefined}
        required
        autoComplete="new-password"
      />
      {!isEmpty && (
        <ul className={styles.parts} aria-hidden>
          {parts.map(({ part, isMet }) => (
            <li key={part} className={classNames(styles.part, isMet && styles.met)}>
              {words.parts[part]}
            </li>
          ))}
        </ul>
      )}
      {/* Said when it changes, which is a few times for each password and not for each letter. */}
      <VisuallyHidden>
        <span role="status">
          {!isEmpty && (missing.length > 0 ? `${words.missing} ${missing.join(', ')}` : words.allMet)}
        </span>
      </VisuallyHidden>
    </div>
  );
}
