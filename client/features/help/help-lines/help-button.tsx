import { useState } from 'react';
import type { ReactNode } from 'react';
import { helpMessages } from '#messages/help.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './help-button.module.css';
import { loadHelpLines } from './help-lines.api.ts';
import { HelpLines } from './help-lines.tsx';

/** Opens over the screen, so that nothing that was typed or answered there is lost. `renderWays` makes links, which close it. */
export function HelpButton({ renderWays }: { renderWays?: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.help}
        onPointerEnter={loadHelpLines}
        onClick={() => setOpen(true)}
      >
        {helpMessages.button}
      </button>
      {open && (
        <Dialog title={helpMessages.title} onClose={() => setOpen(false)}>
          <HelpLines ways={renderWays?.(() => setOpen(false))} />
        </Dialog>
      )}
    </>
  );
}
