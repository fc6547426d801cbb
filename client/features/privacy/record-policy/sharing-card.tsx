import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { recordPolicy } from '../../../../domain/contract/record-policy.ts';
import { audienceMessages } from '#messages/audience.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { uiMessages } from '#messages/ui.ts';
import { sharingMessages } from '#messages/visibility.ts';
import { sharingText } from '../../../../domain/messages/sharing-text.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import card from '../../../ui/titled-card.module.css';
import styles from './record-policy.module.css';
import { useChangeSharing, useSharing } from './sharing.api.ts';

const toWhoCanSee = <Link to="/who-can-see">{audienceMessages.link}</Link>;

/** The consent to open the own record: as easy to take back as to give. */
export function SharingCard({
  setting,
  isUnknown,
  children,
}: {
  setting: ReplyOf<typeof recordPolicy> | undefined;
  /** It could not be loaded. */
  isUnknown: boolean;
  /** What is announced about the setting. */
  children?: ReactNode;
}) {
  const until = setting?.older[0]?.made_until;
  const inForce = setting && { policy: setting.policy, olderUntil: until && formatLocalDate(until) };
  const query = useSharing();
  const { data: now } = query;
  const { mutate: change, isPending: isChanging, isError } = useChangeSharing();
  const head = useRef<HTMLHeadingElement>(null);
  // A consent that was given is taken back here, whatever it does; the switch then stays under the finger.
  const [isOffered, setOffered] = useState(false);
  if (now && !isOffered && (now.shares || isUnknown || decides(setting))) setOffered(true);

  return (
    <Card aria-label={sharingMessages.title} className={card.card}>
      {/* Where nothing can be chosen it says who may look. */}
      <h2 ref={head} tabIndex={-1}>
        {isOffered ? sharingMessages.title : toWhoCanSee}
      </h2>
      <p>
        {setting && sharingMessages.about[setting.policy]} {isOffered && toWhoCanSee}
      </p>
      {children}
      {!now && <NotLoaded query={query} height={72} />}
      {now && isOffered && (
        <CheckField
          asSwitch
          label={sharingMessages.label}
          hint={sharingText(sharingMessages, now, inForce)}
          checked={now.shares}
          pending={isChanging}
          onChange={(shares) => change(shares)}
        />
      )}
      {now?.shares && !now.covers_older && (
        <div className={styles.older}>
          <p>{sharingMessages.olderClosed}</p>
          <Button
            variant="quiet"
            pending={isChanging}
            // It goes with what it has opened.
            onClick={() => change(true, { onSuccess: () => head.current?.focus() })}
          >
            {sharingMessages.shareOlder}
          </Button>
        </div>
      )}
      <Notice tone="error">{isError && uiMessages.failed}</Notice>
    </Card>
  );
}

/** Whether the choice opens or closes anything, now or once an announced setting applies. */
function decides(setting: ReplyOf<typeof recordPolicy> | undefined): boolean {
  if (!setting) return false;
  return setting.policy === 'consent' || setting.coming?.policy === 'consent' || setting.older.length > 0;
}
