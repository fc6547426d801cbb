import { FormError } from '../ui/form-error.tsx';
import { summaryOf } from './faults.ts';
import type { Form } from './form-state.ts';

type FormSummaryProps = {
  form: Pick<Form<string>, 'refusal' | 'idOf' | 'labelOf'>;
  /** Also where a single field says the same. */
  always?: boolean;
};

/**
 * What is wrong, in red on top of the form; rendered afresh for each attempt, so that it is announced each time. Nothing where a
 * single field says the same: it has the focus.
 */
export function FormSummary({ form, always = false }: FormSummaryProps) {
  const { refusal, idOf, labelOf } = form;
  if (!refusal) return null;
  const [only, ...others] = Object.values(refusal.faults);
  if (!always && only !== undefined && others.length === 0 && refusal.message.endsWith(only)) return null;
  const fields = summaryOf(refusal, labelOf).map(({ name, text }) => ({ id: idOf(name), text }));
  return <FormError key={refusal.attempt} message={refusal.message} fields={fields} />;
}
