import { openLeaverLinkBody } from '../../../../domain/contract/leaving.ts';
import { leaverMessages } from '#messages/leaving.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/text-field.tsx';
import styles from './open-link.module.css';
import { openLink } from './leaver.api.ts';

/** Whoever finds the mail stops here: the link opens with the date of birth. */
export function OpenLink({ token, onOpened }: { token: string; onOpened: (token: string) => void }) {
  const form = useForm({ date_of_birth: '' });

  async function open({ date_of_birth }: { date_of_birth: string }) {
    onOpened((await openLink(token, date_of_birth)).token);
    return undefined;
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        form.submit(event, { schema: openLeaverLinkBody, send: open, fallback: leaverMessages.openFailed })
      }
    >
      <FormSummary form={form} />
      <DateField {...form.bind('date_of_birth')} required autoComplete="bday" />
      <Button type="submit" wide pending={form.pending}>
        {leaverMessages.open}
      </Button>
    </form>
  );
}
