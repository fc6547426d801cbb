import { useRef, useState } from 'react';
import { formatLocalDate } from '#messages/dates.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import { uiMessages } from '#messages/ui.ts';
import { Link } from '../../../routing/link.tsx';
import { useStartsHere } from '../../../routing/use-starts-here.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { useConsent, useGiveConsent } from './privacy-notice.api.ts';
import { row } from '../../../ui/layout.ts';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import card from '../../../ui/titled-card.module.css';

const words = privacyNoticeMessages.card;

/** What the person said of the notice, and the way to say otherwise: one press in either direction. */
export function ConsentCard() {
  const query = useConsent();
  const { data: consent } = query;
  const { mutate: say, isPending: isSaying, isError } = useGiveConsent();
  const [said, setSaid] = useState<string | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useStartsHere('consent', consent !== undefined);
  if (!consent) return <NotLoaded query={query} height={120} />;
  const { notice, state, last } = consent;
  const agrees = state !== 'declined' && last?.agrees === true;
  const isOlder = last !== null && last.notice !== notice;

  function tell(text: string | null) {
    setSaid(text);
    // The button that had the focus is gone.
    head.current?.focus();
  }

  return (
    <Card aria-labelledby="consent" className={card.card}>
      <h2 ref={head} id="consent" tabIndex={-1}>
        {words.title}
      </h2>
      <p>
        {last === null ? (
          words.never
        ) : (
          <WholeDates>{words[last.agrees ? 'agreed' : 'declined'](last.notice, formatLocalDate(last.at))}</WholeDates>
        )}{' '}
        {isOlder && words.older(notice)}
      </p>
      <p>
        <Link to="/privacy-notice">{privacyNoticeMessages.asked.read}</Link>
      </p>
      <div className={row(4, 'rows2', 'links')}>
        {(!agrees || isOlder) && (
          <Button
            pending={isSaying}
            onClick={() =>
              // Where nothing was stopped, nothing begins again.
              say({ notice, agrees: true }, { onSuccess: () => tell(state === 'declined' ? words.given : null) })
            }
          >
            {words.give}
          </Button>
        )}
        {state !== 'declined' && (
          <Button
            variant="quiet"
            pending={isSaying}
            onClick={() => say({ notice, agrees: false }, { onSuccess: () => tell(words.withdrawn) })}
          >
            {words.withdraw}
          </Button>
        )}
      </div>
      {state === 'declined' && (
        <p>
          <Link to="/profile/my-data">{words.next}</Link>
        </p>
      )}
      <Notice tone={isError ? 'error' : 'success'}>{isError ? uiMessages.failed : said}</Notice>
    </Card>
  );
}
