import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Setup } from '../../../domain/contract/setup.ts';
import type { SetupStep } from '../../../domain/setup-steps.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { setupMessages } from '#messages/setup.ts';
import { uiMessages } from '#messages/ui.ts';
import { CheckIcon, ChevronIcon } from '../../illustrations/action-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import list from '../../ui/list.module.css';
import prose from '../../ui/prose.module.css';
import styles from './setup.module.css';
import { usePutOff } from './setup.api.ts';

type Step = Setup['steps'][number];

/** Each step with its small form, of which one is open. What was done before stands last: the first form is in the first view. */
export function SetupList({ setup, renderForm }: { setup: Setup; renderForm: (step: Step) => ReactNode }) {
  const { steps } = setup;
  // Settled on arrival: nothing moves away below the hand that saves it.
  const [doneBefore] = useState(() => steps.filter(({ state }) => state === 'done').map(({ step }) => step));
  const isBefore = ({ step }: Step) => doneBefore.includes(step);
  const inOrder = [...steps.filter((step) => !isBefore(step)), ...steps.filter(isBefore)];
  const done = steps.filter(({ state }) => state === 'done').length;
  const [open, setOpen] = useState<SetupStep | null>(() => steps.find(({ state }) => state === 'open')?.step ?? null);
  return (
    <>
      <div className={styles.progress} aria-live="polite">
        <Progress done={done} total={steps.length} text={setupMessages.progress(done, steps.length)} />
        {done === steps.length && <p>{setupMessages.allDone}</p>}
      </div>
      <Card as="div" className={styles.sheet}>
        <ol role="list">
          {inOrder.map((step) => (
            <StepRow
              key={step.step}
              step={step}
              isOpen={open === step.step}
              onToggle={() => setOpen(open === step.step ? null : step.step)}
            >
              {renderForm(step)}
            </StepRow>
          ))}
        </ol>
      </Card>
    </>
  );
}

type StepRowProps = { step: Step; isOpen: boolean; onToggle: () => void; children: ReactNode };

function StepRow({ step: { step, state, put_off_until: until }, isOpen, onToggle, children }: StepRowProps) {
  const { name, why } = setupMessages.steps[step];
  const { mutate: putOff, isPending, isError } = usePutOff();
  const toggle = useRef<HTMLButtonElement>(null);
  const stateText = until === null ? setupMessages.states[state] : setupMessages.putOffUntil(formatLocalDate(until));
  function close() {
    onToggle();
    // The button that had the focus goes with the form.
    toggle.current?.focus();
  }

  return (
    <li className={classNames(list.item, styles.step, state === 'done' && styles.done)}>
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.mark}>
          {state === 'done' && <CheckIcon />}
        </span>
        <h2>
          <button ref={toggle} type="button" aria-expanded={isOpen} className={styles.toggle} onClick={onToggle}>
            <span>{name}</span>
            <ChevronIcon className={styles.chevron} />
          </button>
        </h2>
        <span className={classNames(styles.state, state === 'open' && styles.open, prose.note)}>{stateText}</span>
      </div>
      {(isOpen || state !== 'done') && <p className={prose.quiet}>{why}</p>}
      {isOpen && <div className={styles.form}>{children}</div>}
      {isOpen && state !== 'done' && (
        <div className={styles.later}>
          <Button
            variant="quiet"
            pending={isPending}
            onClick={() => putOff({ step, isPutOff: state === 'open' }, state === 'open' ? { onSuccess: close } : {})}
          >
            {state === 'open' ? setupMessages.putOff : setupMessages.takeUp}
          </Button>
          {state === 'open' && <span className={prose.quiet}>{setupMessages.putOffHint}</span>}
        </div>
      )}
      <Notice tone="error">{isError && uiMessages.failed}</Notice>
    </li>
  );
}
