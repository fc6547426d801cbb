import type { ReactNode } from 'react';
import type { ConfirmedStep } from '../../../domain/setup-steps.ts';
import { setupMessages } from '#messages/setup.ts';
import { CallError } from '../../api/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './setup.module.css';
import { useConfirmStep } from './setup.api.ts';

type ConfirmFormProps = {
  step: ConfirmedStep;
  /** As the server said it. */
  inForce: string;
  /** The same as an admin reads it. */
  shown: string;
  label?: string;
  children?: ReactNode;
};

/** Says what is in force, and takes a yes to it. */
export function ConfirmForm({
  step,
  inForce,
  shown,
  label = setupMessages.confirm.button,
  children,
}: ConfirmFormProps) {
  const { mutate: confirm, isPending, error } = useConfirmStep();
  const refusal = error && ((error instanceof CallError ? error.msg : undefined) ?? setupMessages.failed);
  return (
    <div className={styles.content}>
      <p>
        <strong>{setupMessages.confirm.inForce(shown)}</strong>
      </p>
      {children}
      <Button variant="quiet" pending={isPending} onClick={() => confirm({ step, inForce })}>
        {label}
      </Button>
      <Notice tone="error">{refusal}</Notice>
    </div>
  );
}
