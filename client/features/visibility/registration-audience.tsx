import { audienceMessages } from '#messages/audience.ts';
import { longestAudience, registrationAudience } from '#messages/registration-audience.ts';
import { uiMessages } from '#messages/ui.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './registration-audience.module.css';
import { useWhoCanSee } from './visibility.api.ts';

/**
 * Before anybody gives anything: everything that admins see, from the same rows as the page 'Who can see what'. The page
 * opens beside the form, so that nothing typed is lost. The room of the longest sentences is there from the start, so
 * that the form does not move when the rows are known.
 */
export function RegistrationAudience() {
  const { value, failed } = useWhoCanSee();
  const unknown = failed ? [audienceMessages.unknown] : [];
  return (
    <span className={styles.audience}>
      <span className={styles.room}>
        <Sentences of={value ? registrationAudience(value.rows, value.min_group) : unknown} />
        <span aria-hidden="true" className={styles.sentences}>
          {longestAudience.map((sentence) => (
            <span key={sentence} className={styles.longest} data-text={sentence} />
          ))}
        </span>
      </span>
      <a href="/who-can-see" target="_blank" rel="noopener">
        {audienceMessages.link}
        <VisuallyHidden> ({uiMessages.opensInNewTab})</VisuallyHidden>
      </a>
    </span>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <span className={styles.sentences}>
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence} </span>
      ))}
    </span>
  );
}
