import { fieldsNeedAttention, goToField } from '#messages/fields.ts';
import { FormError } from '../ui/form-error.tsx';
import { summaryOf } from './faults.ts';
import type { Form } from './form-state.ts';
import { FormSummary } from './form-summary.tsx';

/** Says how many fields are at fault and leads to the first: a long form has the sentences beside its fields. */
export function CountedSummary({ form }: { form: Pick<Form<string>, 'refusal' | 'idOf' | 'labelOf'> }) {
  const { refusal, idOf, labelOf } = form;
  const fields = refusal ? summaryOf(refusal, labelOf) : [];
  const [first] = fields;
  if (!refusal || !first) return <FormSummary form={form} />;
  const count = fieldsNeedAttention(fields.length);
  return (
    <FormError
      key={refusal.attempt}
      message={refusal.countSays ? count : `${refusal.message} ${count}`}
      fields={[{ id: idOf(first.name), text: goToField(labelOf(first.name)) }]}
    />
  );
}
