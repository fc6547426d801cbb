import type { CareItem } from '../../../../domain/instruments/care.ts';
import { attentionMessages } from '#messages/admin.ts';
import { questionMessages } from '#messages/questions.ts';
import { openRegistrationMessages } from '#messages/registration.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { useStoredLines } from '../../help/help-lines/stored-lines.api.ts';
import { questionMatters } from './attention.ts';
import { classNames } from '../../../ui/class-names.ts';
import { row, stack } from '../../../ui/layout.ts';
import styles from './needs-attention.module.css';
import { useActiveQuestions } from './questions.api.ts';
import { useToggleQuestion } from './question-states.api.ts';

const words = questionMessages.attention;

/** Whether it is known what needs attention, or could not be found out: what stands below moves only before that. */
export function useIsAttentionKnown(): boolean {
  const queries = [useActiveQuestions(), useStoredLines()];
  return queries.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
}

type NeedsAttentionProps = {
  onShowQuestions: () => void;
  /** Anyone may register, and anyone may find the page. */
  isOpenToAll?: boolean;
};

/** What an admin must not overlook; nothing while nothing is wrong. */
export function NeedsAttention({ onShowQuestions, isOpenToAll = false }: NeedsAttentionProps) {
  const { data: asked } = useActiveQuestions();
  const { data: lines = [] } = useStoredLines();
  const { care, others } = asked ? questionMatters(asked) : { care: [], others: [] };
  const toCheck = lines.filter(({ stale }) => stale).length;
  if (care.length + others.length + toCheck === 0 && !isOpenToAll) return null;
  return (
    <Card aria-labelledby="needs-attention" className={styles.card}>
      <h2 id="needs-attention">{words.title}</h2>
      {care.map((item) => (
        <SwitchedOff key={item.id} item={item} />
      ))}
      {others.map(({ type, count }) => (
        <div key={type} className={classNames(styles.row, row(5, 'apart', 'rows2'))}>
          <p>{attentionMessages.questionsOff(count, type)}</p>
          <Button variant="quiet" onClick={onShowQuestions}>
            {attentionMessages.showQuestions}
          </Button>
        </div>
      ))}
      {toCheck > 0 && (
        <div className={classNames(styles.row, row(5, 'apart', 'rows2'))}>
          <p>{attentionMessages.linesToCheck(toCheck)}</p>
          <ButtonLink variant="quiet" to="/admin/help-lines">
            {attentionMessages.checkLines}
          </ButtonLink>
        </div>
      )}
      {isOpenToAll && (
        <div className={classNames(styles.row, row(5, 'apart', 'rows2'))}>
          <p>{openRegistrationMessages.text}</p>
          <ButtonLink variant="quiet" to="/admin/registration">
            {openRegistrationMessages.action}
          </ButtonLink>
        </div>
      )}
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
    <div className={classNames(styles.matter, stack(2, 'start'))}>
      <p className={styles.strong}>{words.off(type, n)}</p>
      <p className={styles.quoted}>{text}</p>
      <p>{words.text}</p>
      <Button pending={isPending} onClick={() => void turnOn()}>
        {words.turnOn}
      </Button>
    </div>
  );
}
