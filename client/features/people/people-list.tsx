import { useState } from 'react';
import type { Person } from '../../../domain/contract/people.ts';
import { accountChangeMessages } from '#messages/account-changes.ts';
import { adminRequestMessages } from '#messages/admin-requests.ts';
import { peopleMessages } from '#messages/people.ts';
import type { PersonAction } from '#messages/people.ts';
import { sayOf } from '../../api/call-error.ts';
import { NothingFoundDrawing } from '../../illustrations/state-drawings.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyState, Loading } from '../../ui/page-states.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import type { PeopleFilter } from './people-filter.ts';
import { ChangedPeople } from './changed-people.tsx';
import type { ChosenChanges } from './changed-people.tsx';
import { useActOnPerson, usePeople, useTakeBack } from './people.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import styles from './people.module.css';
import { isWaiting, willWait } from './person-actions.ts';
import { PeopleTable } from './people-table.tsx';
import { PersonRow } from './person-row.tsx';

type Wish = { action: PersonAction; person: Person };
type Outcome = { tone: 'success' | 'info' | 'warning'; text: string };

type PeopleListProps = {
  filter: PeopleFilter;
  /** The caller's own account has changed. */
  onSelfChanged: () => void;
};

export function PeopleList({ filter, onSelfChanged }: PeopleListProps) {
  const list = usePeople(filter);
  const { data, isPending, isFetching, refetch, error: fault } = list;
  const isWide = useIsWide();
  const [wish, setWish] = useState<Wish | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { mutateAsync: act, isPending: isActing } = useActOnPerson();
  const { mutateAsync: takeBack, isPending: isTakingBack } = useTakeBack();

  async function takeBackChosen(chosen: ChosenChanges) {
    setOutcome(null);
    try {
      setOutcome({ tone: 'success', text: accountChangeMessages.takenBack(await takeBack(chosen)) });
    } catch (error) {
      setOutcome(failureOf(error));
    }
  }

  async function carryOut({ action, person }: Wish) {
    setOutcome(null);
    try {
      const changed = await act({ action, person });
      setOutcome(
        isWaiting(action, changed)
          ? { tone: 'info', text: adminRequestMessages.waits(person.name) }
          : { tone: 'success', text: peopleMessages.actions[action].done(person.name) },
      );
      if (person.self) onSelfChanged();
    } catch (error) {
      setOutcome(failureOf(error));
    }
    setWish(null);
  }

  if (isPending) return <Loading text={peopleMessages.loading} height={640} />;
  if (!data) {
    return (
      <ErrorState text={peopleMessages.loadFailed} error={fault} pending={isFetching} onRetry={() => void refetch()} />
    );
  }
  const people = data.pages.flatMap((page) => page.items);
  const total = data.pages[0]?.total ?? people.length;
  const isOfChanges = filter.changed !== '';
  return (
    <div className={classNames(styles.list, stack(4))}>
      <p role="status" className={styles.total}>
        {peopleMessages.total(total)}
      </p>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      {people.length === 0 && (
        <EmptyState
          illustration={<NothingFoundDrawing className={styles.drawing} />}
          text={peopleMessages.nobody}
          nextStep={peopleMessages.nobodyNextStep}
        />
      )}
      {isOfChanges && (
        <ChangedPeople people={people} total={total} pending={isTakingBack} onTakeBack={takeBackChosen} />
      )}
      {people.length > 0 && !isOfChanges && isWide && (
        <PeopleTable people={people} onAct={(action, person) => setWish({ action, person })} />
      )}
      {people.length > 0 && !isOfChanges && !isWide && (
        <Card as="div" className={styles.sheet}>
          <ul role="list">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} onAct={(action) => setWish({ action, person })} />
            ))}
          </ul>
        </Card>
      )}
      {!isOfChanges && (
        <ShowMore list={list} className={styles.more}>
          {peopleMessages.showMore}
        </ShowMore>
      )}
      {wish && (
        <Confirm wish={wish} pending={isActing} onConfirm={() => void carryOut(wish)} onCancel={() => setWish(null)} />
      )}
    </div>
  );
}

function failureOf(error: unknown): Outcome {
  return { tone: 'warning', text: sayOf(error, peopleMessages.failed) };
}

type ConfirmProps = { wish: Wish; pending: boolean; onConfirm: () => void; onCancel: () => void };

function Confirm({ wish: { action, person }, pending, onConfirm, onCancel }: ConfirmProps) {
  const { title, text, self, button, danger } = peopleMessages.actions[action];
  return (
    <ConfirmDialog
      title={title(person.name)}
      text={
        <>
          <p>{text}</p>
          {person.self && self !== '' && <p className={styles.self}>{self}</p>}
          {willWait(action, person) && <p className={styles.self}>{adminRequestMessages.willWait(person.name)}</p>}
        </>
      }
      confirmLabel={button}
      danger={danger}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
