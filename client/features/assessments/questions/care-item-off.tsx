import type { CareItem } from '../../../../domain/instruments/care.ts';
import { questionMessages } from '#messages/questions.ts';
import { Button } from '../../../ui/button.tsx';
import { stack } from '../../../ui/layout.ts';
import styles from './care-item-off.module.css';
import { useToggleQuestion } from './question-states.api.ts';

const words = questionMessages.attention;

/** A question that brings help and is off, with the way to turn it on again. */
export function CareItemOff({ item: { id, type, n, text } }: { item: CareItem }) {
  const { turn, isPending } = useToggleQuestion(id);

  return (
    <div className={stack(2, 'start')}>
      <p className={styles.strong}>{words.off(type, n)}</p>
      <p className={styles.quoted}>{text}</p>
      <p>{words.text}</p>
      <Button pending={isPending} onClick={() => void turn(true)}>
        {words.turnOn}
      </Button>
    </div>
  );
}
