import { CloseIcon } from '../illustrations/icons.tsx';
import { Link } from '../routing/link.tsx';
import { AboveScreen } from './above-screen.tsx';
import { focusHeading } from './focus-heading.ts';
import styles from './news-line.module.css';
import { useTurn } from './turns.ts';
import type { LineKind } from './turns.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type NewsLineProps = {
  kind: LineKind;
  label: string;
  /** As short as a phone is wide: all of it stands where the line leads. */
  text: string;
  to: string;
  close?: { text: string; act: () => void };
};

/** The one line that may stand above a screen: a sentence that leads to its place. */
export function NewsLine({ kind, label, text, to, close }: NewsLineProps) {
  if (!useTurn(kind)) return null;
  return (
    <AboveScreen label={label}>
      <div className={styles.line}>
        <Link to={to}>{text}</Link>
        {close && (
          <button
            type="button"
            onClick={() => {
              close.act();
              focusHeading();
            }}
          >
            <CloseIcon />
            <VisuallyHidden>{close.text}</VisuallyHidden>
          </button>
        )}
      </div>
    </AboveScreen>
  );
}
