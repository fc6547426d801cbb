import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { namedEmployee } from '../../../../domain/contract/employees.ts';
import { giveReasonBody } from '../../../../domain/contract/record-policy.ts';
import { longestReason } from '../../../../domain/visibility/record-policy.ts';
import { reasonMessages } from '#messages/visibility.ts';
import { call } from '../../../api/api-client.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OwnPasswordField } from '../../accounts/sign-in/own-password-field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './reason-form.module.css';

type ReasonFormProps = {
  person: ReplyOf<typeof namedEmployee>;
  /** The record is open until the instant. */
  onOpened: (until: string) => void;
};

/** Where the rule asks for one: the reason, which the person will read, and the admin's own password. */
export function ReasonForm({ person: { id, name, email, designation, city }, onOpened }: ReasonFormProps) {
  const form = useForm({ reason: '', password: '' });

  async function send(body: { reason: string; password: string }) {
    const { expires_at: until } = await call('POST /api/admin/record-access/:id', { params: { id }, body });
    onOpened(until);
    return undefined;
  }

  return (
    <Card as="div" className={classNames(styles.card, stack(4))}>
      <h2 className={styles.title}>{reasonMessages.title(name)}</h2>
      <p className={classNames(styles.who, prose.quiet)}>{reasonMessages.who([email, designation, city])}</p>
      <p>{reasonMessages.intro}</p>
      <form
        noValidate
        className={classNames(styles.form, stack(5))}
        onSubmit={(event) => form.submit(event, { schema: giveReasonBody, send })}
      >
        <FormSummary form={form} />
        <TextField {...form.bind('reason')} required maxLength={longestReason} autoComplete="off" />
        <OwnPasswordField form={form} label={reasonMessages.password} />
        <Button type="submit" pending={form.pending}>
          {reasonMessages.button}
        </Button>
      </form>
    </Card>
  );
}
