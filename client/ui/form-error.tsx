import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './notice.module.css';
import { classNames } from './class-names.ts';

type FormErrorProps = {
  /** The sentence in red; nothing is shown without one. */
  message: ReactNode;
  /** Fields to mend: the id of each control and the text of its link. */
  fields?: readonly { id: string; text: string }[];
};

/** The red alert on top of a form. With fields it takes the focus, and each entry leads to its field. Give it a new `key` per attempt to announce the same sentence again. */
export function FormError({ message, fields }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasFields = fields !== undefined && fields.length > 0;

  useEffect(() => {
    if (!message) return;
    if (hasFields) box.current?.focus();
    else box.current?.scrollIntoView({ block: 'nearest' });
  }, [message, hasFields]);

  function leadTo(event: MouseEvent, id: string) {
    event.preventDefault();
    document.getElementById(id)?.focus();
  }

  if (!message) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classNames(styles.box, styles.error)}>
      <div>
        <p>{message}</p>
        {hasFields && (
          <ul className={styles.list}>
            {fields.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => leadTo(event, id)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
