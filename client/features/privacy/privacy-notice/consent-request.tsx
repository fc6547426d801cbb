import type { Consent } from '../../../../domain/contract/privacy-notice.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import { CallError } from '../../../api/api-client.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Details } from '../../../ui/details.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useConsent, useGiveConsent } from './privacy-notice.api.ts';
import { bullets, grid, row } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './privacy-notice.module.css';

const words = privacyNoticeMessages.asked;

/** Asks whoever has not answered the notice that holds now, and reminds whoever does not agree of what that means. */
export function ConsentRequest() {
  const { data: consent } = useConsent();
  const { mutate: say, isPending, error } = useGiveConsent();
  if (!consent || consent.state === 'agreed') return null;
  const { notice, state } = consent;
  const refusal = error && ((error instanceof CallError ? error.msg : undefined) ?? words.failed);
  return (
    <section aria-label={words.label} className={styles.request}>
      {state === 'asked' ? <Question consent={consent} /> : <Stopped />}
      <div className={row(4, 'rows2', 'links')}>
        <Button pending={isPending} onClick={() => say({ notice, agrees: true })}>
          {words.agree}
        </Button>
        {state === 'asked' && (
          <Button variant="quiet" pending={isPending} onClick={() => say({ notice, agrees: false })}>
            {words.decline}
          </Button>
        )}
        <Link to="/privacy-notice">{words.read}</Link>
      </div>
      <Notice tone="error">{refusal}</Notice>
    </section>
  );
}

/** What is new since they agreed; whoever never has reads the whole notice on its page. */
function Question({ consent: { last, changed, gone } }: { consent: Consent }) {
  const isNew = last === null;
  // On a phone the screen below stays in sight.
  const isFolded = useMedia('(max-width: 39.99rem)');
  const changes = (
    <div className={grid(3)}>
      <ul className={bullets}>
        {changed.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {gone.length > 0 && <p>{words.gone}</p>}
      {gone.length > 0 && (
        <ul className={bullets}>
          {gone.map(({ key, text }) => (
            <li key={key}>
              <s>{text}</s>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <>
      <p className={styles.lead}>{isNew ? words.first : words.changed}</p>
      {!isNew && (isFolded ? <Details summary={words.more}>{changes}</Details> : changes)}
      <p className={prose.quiet}>{words.effect}</p>
    </>
  );
}

function Stopped() {
  return (
    <>
      <p className={styles.lead}>{words.stopped}</p>
      <p className={prose.quiet}>{words.stoppedText}</p>
    </>
  );
}
