import { useState } from 'react';
import type { Person } from '../../../domain/contract/people.ts';
import { accountChangeMessages } from '#messages/account-changes.ts';
import { adminRequestMessages } from '#messages/admin-requests.ts';
import { peopleListMessages, peopleMessages } from '#messages/people.ts';
import type { PersonAction } from '#messages/people.ts';
import { useOutcome } from '../../forms/use-outcome.ts';
import { NothingFoundDrawing } from '../../illustrations/state-drawings.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DenseTable } from '../../ui/dense-table.tsx';
import type { DenseColumn } from '../../ui/dense-table.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import type { PeopleFilter } from './people-filter.ts';
import { ChangedPeople } from './changed-people.tsx';
import type { ChosenChanges } from './changed-people.tsx';
import { EmailText } from './email-text.tsx';
import { useActOnPerson, usePeople, useTakeBack } from './people.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import styles from './people.module.css';
import { isWaiting, willWait } from './person-actions.ts';
import { PersonMenu, PersonName, PersonRow, RoleTag } from './person-row.tsx';

const columns: readonly DenseColumn<Person>[] = [
  { key: 'name', header: peopleListMessages.name, share: 34, cell: (person) => <PersonName person={person} /> },
  { key: 'email', header: peopleListMessages.email, share: 36, cell: ({ email }) => <EmailText email={email} /> },
  {
    key: 'role',
    header: peopleMessages.role,
    share: 30,
    cell: (person) => person.role !== 'employee' && <RoleTag person={person} />,
  },
];

type Wish = { action: PersonAction; person: Person };

type PeopleListProps = {
  filter: PeopleFilter;
  /** The caller's own account has changed. */
  onSelfChanged: () => void;
};

export function PeopleList({ filter, onSelfChanged }: PeopleListProps) {
  const list = usePeople(filter);
  const { data } = list;
  const isWide = useIsWide();
  const [wish, setWish] = useState<Wish | null>(null);
  const { outcome, carryOut } = useOutcome('warning');
  const { mutateAsync: act, isPending: isActing } = useActOnPerson();
  const { mutateAsync: takeBack, isPending: isTakingBack } = useTakeBack();

  const takeBackChosen = (chosen: ChosenChanges) => carryOut(() => takeBack(chosen), accountChangeMessages.takenBack);

  async function carryOutWish({ action, person }: Wish) {
    await carryOut(
      () => act({ action, person }),
      (changed) => {
        if (person.self) onSelfChanged();
        return isWaiting(action, changed)
          ? { tone: 'info', text: adminRequestMessages.waits(person.name) }
          : peopleMessages.actions[action].done(person.name);
      },
    );
    setWish(null);
  }

  if (!data)
    return <NotLoaded query={list} loading={peopleMessages.loading} failed={peopleMessages.loadFailed} height={640} />;
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
        <DenseTable
          caption={peopleMessages.title}
          columns={columns}
          rows={people}
          menuHeader={peopleListMessages.actions}
          renderMenu={(person) => <PersonMenu person={person} onAct={(action) => setWish({ action, person })} />}
        />
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
        <Confirm
          wish={wish}
          pending={isActing}
          onConfirm={() => void carryOutWish(wish)}
          onCancel={() => setWish(null)}
        />
      )}
    </div>
  );
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
