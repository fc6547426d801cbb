import { useState } from 'react';
import { helpMessages } from '../../../domain/messages/en/help.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './help-button.module.css';
import { HelpLines } from './help-lines.tsx';

/** Opens over the screen, so that nothing that was typed or answered there is lost. */
export function HelpButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.help} onClick={() => setOpen(true)}>
        {helpMessages.button}
      </button>
      {open && (
        <Dialog title={helpMessages.title} onClose={() => setOpen(false)}>
          <div className={styles.content}>
            <p>{helpMessages.intro}</p>
            <HelpLines />
          </div>
        </Dialog>
      )}
    </>
  );
}
