import { useState } from 'react';
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { chosenRecordPolicy } from '../../../../domain/contract/record-policy.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { policyMessages } from '#messages/visibility.ts';
import { isStricter, recordPolicies } from '../../../../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { useOutcome } from '../../../forms/use-outcome.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Details } from '../../../ui/details.tsx';
import { ExplainedRadios } from '../../../ui/explained-radios.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { useChoosePolicy, useChosenPolicy } from './policy.api.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './policy-choice.module.css';

const words = policyMessages.confirm;

/** What a choice has done, from what is stored now. */
function saidOf({ coming }: ReplyOf<typeof chosenRecordPolicy>, chosen: RecordPolicy, before: RecordPolicy): string {
  if (coming) return policyMessages.announced(formatLocalDate(coming.from));
  return isStricter(chosen, before) ? policyMessages.saved : policyMessages.loosened;
}

/** The rule for named records: each with what it means, changed only after a question. */
export function PolicyChoice() {
  const query = useChosenPolicy();
  const { data: chosen } = query;
  const { mutateAsync: choose, isPending: isChoosing } = useChoosePolicy();
  const [wish, setWish] = useState<RecordPolicy | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { outcome, carryOut } = useOutcome();

  if (!chosen)
    return <NotLoaded query={query} loading={policyMessages.loading} failed={policyMessages.loadFailed} height={360} />;
  const { policy: now, coming, loosening_waits: waits, changes } = chosen;
  const wanted = wish ?? now;
  const stricter = isStricter(wanted, now);

  async function put(policy: RecordPolicy) {
    await carryOut(
      () => choose(policy),
      (stored) => {
        setWish(null);
        return saidOf(stored, policy, now);
      },
    );
    setAsking(false);
  }

  async function callOff() {
    await carryOut(
      () => choose(null),
      () => {
        setWish(null);
        // The button is gone.
        focusHeading();
        return policyMessages.coming.calledOff;
      },
    );
  }

  return (
    <div className={stack(4, 'start')}>
      {coming && (
        <div className={styles.coming}>
          <p>
            {policyMessages.coming.text(
              policyMessages.names[coming.policy],
              formatLocalDate(coming.from),
              coming.by.name ?? policyMessages.goneAccount,
              formatLocalDate(coming.at),
            )}
          </p>
          <Button variant="quiet" pending={isChoosing} onClick={() => void callOff()}>
            {policyMessages.coming.callOff}
          </Button>
        </div>
      )}
      <ExplainedRadios
        legend={policyMessages.legend}
        options={recordPolicies.map((value) => ({
          value,
          label: policyMessages.names[value],
          text: policyMessages.meanings[value],
        }))}
        value={wanted}
        onChange={setWish}
        className={styles.options}
      />
      <Button aria-disabled={wanted === now || wanted === coming?.policy} onClick={() => setAsking(true)}>
        {policyMessages.save}
      </Button>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      {changes.length > 0 && (
        <Details summary={policyMessages.changes}>
          <ul>
            {changes.map(({ at, policy, by }) => (
              <li key={at}>
                {policyMessages.change(
                  formatLocalDate(at),
                  policyMessages.names[policy],
                  by.name ?? policyMessages.goneAccount,
                )}
              </li>
            ))}
          </ul>
        </Details>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.title(policyMessages.names[wanted])}
          text={
            <>
              <p>{policyMessages.meanings[wanted]}</p>
              <p className={styles.effect}>{stricter ? words.stricter : waits ? words.looser : words.looserAtOnce}</p>
              {stricter && wanted !== 'open' && (
                <p className={styles.effect}>
                  {words.lasting[wanted]} {waits && words.wayBack}
                </p>
              )}
              {coming && <p className={styles.effect}>{words.instead(policyMessages.names[coming.policy])}</p>}
            </>
          }
          confirmLabel={words.button}
          pending={isChoosing}
          onConfirm={() => void put(wanted)}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
