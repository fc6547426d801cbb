import { careItems } from '../../../domain/instruments/care.ts';
import type { CareItem } from '../../../domain/instruments/care.ts';
import { questionMessages } from '#messages/questions.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './needs-attention.module.css';
import { useActiveQuestions } from './questions.api.ts';
import { useToggleQuestion } from './question-states.api.ts';

const words = questionMessages.attention;

/** What an admin must not overlook; nothing while nothing is wrong. */
export function NeedsAttention() {
  const { data } = useActiveQuestions();
  const off = careItems.filter(({ id, type }) => data && data[type].every((question) => question.id !== id));
  if (off.length === 0) return null;
  return (
    <Card aria-labelledby="needs-attention" className={styles.card}>
      <h2 id="needs-attention">{words.title}</h2>
      {off.map((item) => (
        <SwitchedOff key={item.id} item={item} />
      ))}
    </Card>
  );
}

function SwitchedOff({ item: { id, type, n, text } }: { item: CareItem }) {
  const { refetch } = useActiveQuestions();
  const { toggle, isPending } = useToggleQuestion(id);

  /** A switch flips what stands on the server: another admin may have been faster. */
  async function turnOn() {
    const { data } = await refetch();
    if (data?.[type].every((question) => question.id !== id)) toggle(() => undefined);
  }

  return (
    <div className={styles.matter}>
      <p className={styles.strong}>{words.off(type, n)}</p>
      <p className={styles.quoted}>{text}</p>
      <p>{words.text}</p>
      <Button pending={isPending} onClick={() => void turnOn()}>
        {words.turnOn}
      </Button>
    </div>
  );
}
