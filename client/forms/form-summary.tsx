import { fieldLabel, fieldsNeedAttention, goToField } from '#messages/fields.ts';
import { FormError } from '../ui/form-error.tsx';
import { summaryOf } from './faults.ts';
import type { Form } from './use-form.ts';

type FormSummaryProps = {
  form: Pick<Form<string>, 'refusal' | 'idOf'>;
  /** Says how many fields are at fault and leads to the first: a long form has the sentences beside its fields. */
  counted?: boolean;
};

/** What is wrong, in red on top of the form; anew for each attempt, so that it is announced each time. */
export function FormSummary({ form: { refusal, idOf }, counted = false }: FormSummaryProps) {
  if (!refusal) return null;
  const fields = summaryOf(refusal);
  const [first] = fields;
  if (!counted || !first) {
    const links = fields.map(({ name, text }) => ({ id: idOf(name), text }));
    return <FormError key={refusal.attempt} message={refusal.message} fields={links} />;
  }
  const count = fieldsNeedAttention(fields.length);
  return (
    <FormError
      key={refusal.attempt}
      message={refusal.countSays ? count : `${refusal.message} ${count}`}
      fields={[{ id: idOf(first.name), text: goToField(fieldLabel(first.name)) }]}
    />
  );
}
