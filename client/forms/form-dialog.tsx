import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { uiMessages } from '#messages/ui.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { stack } from '../ui/layout.ts';
import { FormSummary } from './form-summary.tsx';
import type { Form, Submission } from './form-state.ts';

type FormDialogProps<Name extends string, Schema extends z.core.$ZodType> = Omit<Submission<Schema>, 'send'> & {
  title: string;
  wide?: boolean;
  form: Form<Name>;
  /** The dialog closes when it is done; what it throws is said in the form. */
  send: (data: z.core.output<Schema>) => Promise<void>;
  /** What the button says that sends it. */
  button: string;
  danger?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog of its own. */
export function FormDialog<Name extends string, Schema extends z.core.$ZodType>({
  title,
  wide = false,
  form,
  send,
  button,
  danger = false,
  onClose,
  children,
  ...submission
}: FormDialogProps<Name, Schema>) {
  async function sendAndClose(data: z.core.output<Schema>) {
    await send(data);
    onClose();
    return undefined;
  }

  return (
    <Dialog title={title} wide={wide} onClose={onClose}>
      <form
        noValidate
        className={stack(4)}
        onSubmit={(event) => form.submit(event, { ...submission, send: sendAndClose })}
      >
        <FormSummary form={form} />
        {children}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {uiMessages.cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={form.pending}>
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
