import type { ReactNode } from 'react';
import { careMessages } from '#messages/care.ts';
import { CallLines } from '../help/help-lines/call-lines.tsx';
import styles from './care-card.module.css';

/** Help beside the question that asked for it: calm, at once, and in no one's way. */
export function CareCard({ next }: { next: string }) {
  return (
    <Sheet title={careMessages.title} text={careMessages.text}>
      <CallLines />
      <p>
        {careMessages.private} {next}
      </p>
    </Sheet>
  );
}

/** The words beside a score whose answers asked for help; whom to call stands under the score. */
export function CareWords() {
  return (
    <Sheet title={careMessages.title} text={careMessages.text}>
      <p>{careMessages.private}</p>
    </Sheet>
  );
}

/** The gentler card, from 15 points up on either scale. */
export function HeavyWords() {
  return <Sheet title={careMessages.heavyTitle} text={careMessages.heavyText} />;
}

function Sheet({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
