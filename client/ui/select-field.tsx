import { uiMessages } from '#messages/ui.ts';
import { Field } from './field.tsx';
import type { FieldOf } from './field.tsx';
import styles from './field.module.css';

/** `lang` is for an option in another language than the page. */
type SelectOption = string | { value: string; label: string; lang?: string };

type SelectFieldProps = Omit<FieldOf<'select'>, 'children'> & {
  options: readonly SelectOption[];
  /** Text of the empty first option; null leaves that option out. */
  placeholder?: string | null;
};

/** A native list of choices; its empty value is ''. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  options,
  placeholder = uiMessages.choose,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control}>
            {placeholder !== null && <option value="">{placeholder}</option>}
            {options.map((option) => {
              const choice = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={choice.value} value={choice.value} lang={choice.lang}>
                  {choice.label}
                </option>
              );
            })}
          </select>
        </div>
      )}
    </Field>
  );
}
