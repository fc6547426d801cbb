import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import { uiMessages } from '#messages/ui.ts';
import { sayOf } from '../../../api/call-error.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { bullets, row, stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import { useConsent, useGiveConsent } from './privacy-notice.api.ts';

const words = privacyNoticeMessages.asked;

/** What is new since they agreed; those who never have read the whole notice on its page. */
export function ConsentSheet({ onDone }: { onDone: () => void }) {
  const query = useConsent();
  const { data: consent } = query;
  const { mutateAsync: say, isPending, error } = useGiveConsent();
  const refusal = error && sayOf(error, uiMessages.failed);

  async function answer(notice: number, agrees: boolean) {
    try {
      await say({ notice, agrees });
    } catch {
      return;
    }
    onDone();
  }

  return (
    <Dialog title={words.label} onClose={onDone}>
      {!consent ? (
        <NotLoaded query={query} height={160} />
      ) : (
        <div className={stack(4)}>
          <p>{consent.last === null ? words.first : words.changed}</p>
          {consent.last !== null && (
            <ul className={bullets}>
              {consent.changed.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          )}
          {consent.gone.length > 0 && <p>{words.gone}</p>}
          {consent.gone.length > 0 && (
            <ul className={bullets}>
              {consent.gone.map(({ key, text }) => (
                <li key={key}>
                  <s>{text}</s>
                </li>
              ))}
            </ul>
          )}
          <p className={prose.quiet}>{words.effect}</p>
          <div className={row(4, 'rows2', 'links')}>
            <Button pending={isPending} onClick={() => void answer(consent.notice, true)}>
              {words.agree}
            </Button>
            <Button variant="quiet" pending={isPending} onClick={() => void answer(consent.notice, false)}>
              {words.decline}
            </Button>
            <Link to="/privacy-notice">{words.read}</Link>
          </div>
          <Notice tone="error">{refusal}</Notice>
        </div>
      )}
    </Dialog>
  );
}
