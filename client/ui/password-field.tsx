import { useLayoutEffect, useRef, useState } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';
import { PartSeen } from './part-seen.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password with a button that shows and hides it. */
export function PasswordField({ label, hint, error, optional, id, ...input }: Omit<TextFieldProps, 'type' | 'ref'>) {
  const [shown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>(null);

  function toggle() {
    const field = control.current;
    caret.current = field && field === document.activeElement ? [field.selectionStart, field.selectionEnd] : null;
    setShown(!shown);
  }

  useLayoutEffect(() => {
    if (caret.current) control.current?.setSelectionRange(...caret.current);
    caret.current = null;
  });

  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(tied) => (
        <div className={styles.password}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...tied}
            ref={control}
            type={shown ? 'text' : 'password'}
          />
          {/* The name is text, not aria-label, so that the label belongs to the input alone. A press does not take the focus, so that a phone keeps its keyboard open. */}
          <button
            type="button"
            className={styles.toggle}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {shown ? (
              <PartSeen whole={uiMessages.hidePassword} seen={uiMessages.hide} />
            ) : (
              <PartSeen whole={uiMessages.showPassword} seen={uiMessages.show} />
            )}
          </button>
        </div>
      )}
    </Field>
  );
}
