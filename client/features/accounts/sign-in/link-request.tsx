import { useState } from 'react';
import { askForRegistrationLinkBody } from '../../../../domain/contract/registration.ts';
import { linkMessages } from '#messages/registration.ts';
import { Card } from '../../../ui/card.tsx';
import { askForLink } from '../registration/registration.api.ts';
import styles from './auth.module.css';
import { MailRequest } from './mail-request.tsx';
import type { SentRequest } from './mail-request.tsx';

/** Asks for a link to register with. */
export function LinkRequest({ title, intro }: { title: string; intro?: string }) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  return (
    <Card as="div">
      <MailRequest
        words={linkMessages}
        schema={askForRegistrationLinkBody}
        ask={askForLink}
        sent={sent}
        onSent={setSent}
      >
        <h2 className={styles.title}>{title}</h2>
        {intro && <p>{intro}</p>}
      </MailRequest>
    </Card>
  );
}
