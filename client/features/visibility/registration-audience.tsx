import { audienceMessages } from '../../../domain/messages/en/audience.ts';
import { uiMessages } from '../../../domain/messages/en/ui.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './registration-audience.module.css';
import { usePolicyReading } from './visibility.api.ts';

const longest = Object.values(audienceMessages.registration).reduce((one, other) =>
  other.length > one.length ? other : one,
);

/**
 * Before anybody gives anything. The list opens beside the form, so that nothing typed is lost. The room of the longest
 * sentence is there from the start, so that the form does not move when the policy is known.
 */
export function RegistrationAudience() {
  const { value, failed } = usePolicyReading();
  return (
    <>
      <span className={styles.room} data-longest={longest}>
        <span>
          {value && audienceMessages.registration[value.policy]}
          {!value && failed && audienceMessages.unknown}
        </span>
      </span>{' '}
      <a href="/who-can-see" target="_blank" rel="noopener">
        {audienceMessages.link}
        <VisuallyHidden> ({uiMessages.opensInNewTab})</VisuallyHidden>
      </a>
    </>
  );
}
