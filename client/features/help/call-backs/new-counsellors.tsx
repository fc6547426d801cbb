import { callBackMessages } from '#messages/call-backs.ts';
import { useOutcome } from '../../../forms/use-outcome.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAnswerCounsellor } from './call-backs.api.ts';
import { row } from '../../../ui/layout.ts';
import styles from './call-backs.module.css';

interface Counsellor {
  id: string;
  name: string;
}

/** Who has become a counsellor since the person asked: each reads the request only after a yes. */
export function NewCounsellors({ counsellors }: { counsellors: readonly Counsellor[] }) {
  const { mutateAsync: answer, isPending, variables } = useAnswerCounsellor();
  const { outcome, carryOut } = useOutcome();

  const say = ({ id, name }: Counsellor, agree: boolean) =>
    carryOut(() => answer({ id, agree }), agree ? callBackMessages.agreed(name) : callBackMessages.declined(name));

  return (
    <>
      {counsellors.map((one) => (
        <div key={one.id} role="group" aria-label={one.name} className={styles.newcomer}>
          <p>{callBackMessages.joined(one.name)}</p>
          <div className={row(3, 'stretch')}>
            {[true, false].map((agree) => (
              <Button
                key={String(agree)}
                variant="quiet"
                pending={isPending && variables.id === one.id && variables.agree === agree}
                onClick={() => void say(one, agree)}
              >
                <span>
                  {agree ? callBackMessages.agree : callBackMessages.decline}
                  <VisuallyHidden> {callBackMessages.of(one.name)}</VisuallyHidden>
                </span>
              </Button>
            ))}
          </div>
        </div>
      ))}
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
    </>
  );
}
