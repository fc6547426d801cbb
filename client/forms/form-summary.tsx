import { FormError } from '../ui/form-error.tsx';
import { summaryOf } from './faults.ts';
import type { Form } from './form-state.ts';

/** What is wrong, in red on top of the form; rendered afresh for each attempt, so that it is announced each time. */
export function FormSummary({ form }: { form: Pick<Form<string>, 'refusal' | 'idOf' | 'labelOf'> }) {
  const { refusal, idOf, labelOf } = form;
  if (!refusal) return null;
  const fields = summaryOf(refusal, labelOf).map(({ name, text }) => ({ id: idOf(name), text }));
  return <FormError key={refusal.attempt} messageId={idOf('')} message={refusal.message} fields={fields} />;
}
