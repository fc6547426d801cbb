import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { careMessages } from '#messages/care.ts';
import { ChevronIcon } from '../../illustrations/action-icons.tsx';
import { Link } from '../../routing/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { CallLines } from '../help/help-lines/call-lines.tsx';
import { ownLanguage } from '../../settings/language.ts';
import { classNames } from '../../ui/class-names.ts';
import { row, stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import { ReadAloud } from './read-aloud.tsx';
import styles from './care-screen.module.css';

export interface CareScreenProps {
  /** The score, in its one line; null where there is none yet. */
  score: string | null;
  /** What became of the answers. */
  saved: string;
  /** Whom the person trusts, and what to breathe by: each opens where it is. */
  trusted: ReactNode;
  breathing: ReactNode;
  onLeave: () => void;
}

/**
 * Help before the score, over the whole screen, after the answers were saved. It asks for nothing and keeps no one:
 * 'I am safe for now', 'Continue' and Esc all go on, and which of them it was is not kept.
 */
export function CareScreen({ score, saved, trusted, breathing, onLeave }: CareScreenProps) {
  const id = useId();
  return (
    <Cover labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onLeave}>
      <div className={classNames(styles.screen, stack(5))}>
        <h1 id={`${id}-title`} tabIndex={-1} data-first-focus className={styles.title}>
          {careMessages.title}
        </h1>
        {/* Nothing stands between the title and the first number, on the smallest phone too. */}
        <section aria-label={careMessages.lines} className={styles.lines}>
          <CallLines />
        </section>
        <p id={`${id}-text`}>{careMessages.text}</p>
        <p className={prose.quiet}>{careMessages.private}</p>
        <ReadAloud parts={[careMessages.title, careMessages.text, careMessages.private]} lang={ownLanguage()} />
        <div className={stack(3)}>
          <Way label={careMessages.trusted}>{trusted}</Way>
          <Link to="/safety-plan" className={styles.way}>
            {careMessages.plan}
            <ChevronIcon className={styles.onward} />
          </Link>
          <Way label={careMessages.breathe}>{breathing}</Way>
        </div>
        <div className={classNames(styles.end, stack(4))}>
          <div className={classNames(prose.quiet, stack(1))}>
            {score !== null && <p>{score}</p>}
            <p>{saved}</p>
          </div>
          <div className={classNames(styles.choices, row(3, 'stretch'))}>
            <Button variant="quiet" onClick={onLeave}>
              {careMessages.safe}
            </Button>
            <Button variant="quiet" onClick={onLeave}>
              {careMessages.goOnToScore}
            </Button>
          </div>
        </div>
      </div>
    </Cover>
  );
}

/** A way that opens where it is, so that no one is led away. */
function Way({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={styles.way}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronIcon className={styles.chevron} />
      </button>
      <div id={id} hidden={!open} className={classNames(styles.content, stack(3))}>
        {open && children}
      </div>
    </div>
  );
}
