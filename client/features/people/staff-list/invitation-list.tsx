import { useRef, useState } from 'react';
import type { Invitation, invitations } from '../../../../domain/contract/staff-list.ts';
import { peopleMessages } from '#messages/people.ts';
import { staffListMessages as words } from '#messages/staff-list.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { useOutcome } from '../../../forms/use-outcome.ts';
import { NothingFoundDrawing } from '../../../illustrations/state-drawings.tsx';
import { EmailText } from '../email-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { useInvitations, useInviteAgain, useWithdraw } from './staff-list.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { stack, row } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import list from '../../../ui/list.module.css';
import styles from './staff-list.module.css';
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';

/** Who is invited and has not registered, with what became of their invitation. */
export function InvitationList() {
  const [q, setQ] = useState('');
  const pages = useInvitations(q);
  const { data } = pages;
  const { mutateAsync: invite, isPending: isInviting } = useInviteAgain();
  const { mutateAsync: withdraw } = useWithdraw();
  const [asked, setAsked] = useState<Invitation | null>(null);
  const { outcome, carryOut } = useOutcome();
  const head = useRef<HTMLHeadingElement>(null);

  if (!data) return <NotLoaded query={pages} loading={words.loading} failed={words.loadFailed} height={240} />;
  const counts = data.pages[0]?.items.counts;
  const people = data.pages.flatMap(({ items }) => items.invitations);

  const inviteAgain = ({ id, name }: Invitation) =>
    carryOut(
      () => invite(id),
      ({ mails }) => (mails > 0 ? words.sentAgain(name) : { tone: 'info', text: words.notSentAgain(name) }),
    );
  const withdrawFrom = ({ id, name }: Invitation) =>
    carryOut(
      () => withdraw(id),
      () => {
        // The row goes with the button that had the focus.
        head.current?.focus();
        return words.withdrawn(name);
      },
    );

  if (!counts || counts.listed === 0) {
    return (
      <>
        <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
        <EmptyState illustration={<NothingFoundDrawing className={styles.drawing} />} text={words.none} />
      </>
    );
  }
  return (
    <Card aria-labelledby="invitations" className={stack(4)}>
      <StaffCounts
        counts={counts}
        pending={isInviting}
        onInvite={() =>
          carryOut(
            () => invite(undefined),
            ({ mails }) => {
              // The button goes, as below.
              head.current?.focus();
              return words.invitedAgain(mails);
            },
          )
        }
      />
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      <h2 ref={head} id="invitations" tabIndex={-1}>
        {words.pending}
      </h2>
      <SearchField label={words.search} value={q} onSearch={setQ} />
      {people.length === 0 && (
        <p role="status" className={prose.quiet}>
          {q === '' ? words.pendingNone : peopleMessages.nobody}
        </p>
      )}
      <ul role="list">
        {people.map((person) => (
          <InvitationRow
            key={person.id}
            person={person}
            onAgain={() => void inviteAgain(person)}
            onWithdraw={() => setAsked(person)}
          />
        ))}
      </ul>
      <ShowMore list={pages} className={styles.more}>
        {words.showMore}
      </ShowMore>
      {asked && (
        <ConfirmDialog
          title={words.withdrawTitle(asked.name)}
          text={<p>{words.withdrawText}</p>}
          confirmLabel={words.withdraw}
          danger
          onConfirm={() => {
            setAsked(null);
            void withdrawFrom(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

type RowProps = { person: Invitation; onAgain: () => void; onWithdraw: () => void };

function InvitationRow({ person: { name, email, state, until }, onAgain, onWithdraw }: RowProps) {
  const again = { label: words.again, act: onAgain };
  return (
    <li className={list.item}>
      <div className={classNames(list.what, styles.person)}>
        <p className={styles.name}>{name}</p>
        <p className={prose.quiet}>
          <EmailText email={email} />
        </p>
        <p className={prose.quiet}>{words.states[state](until === null ? '' : formatLocalDate(until))}</p>
      </div>
      <RowMenu
        label={words.actionsOf(name)}
        actions={[...(state === 'waiting' ? [] : [again]), { label: words.withdraw, danger: true, act: onWithdraw }]}
      />
    </li>
  );
}

type StaffCountsProps = {
  counts: ReplyOf<typeof invitations>['counts'];
  pending: boolean;
  onInvite: () => Promise<void>;
};

/** How many have registered, and what is to be done about the others. */
function StaffCounts({ counts, pending, onInvite }: StaffCountsProps) {
  const { listed, registered, waiting, over, refused } = counts;
  return (
    <div className={stack(2)}>
      <p className={styles.total}>{words.counts(listed, registered)}</p>
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      {refused > 0 && <p>{words.refused(refused)}</p>}
      {over > 0 && (
        <div className={row(3)}>
          <p>{words.over(over)}</p>
          <Button variant="quiet" pending={pending} onClick={() => void onInvite()}>
            {words.inviteAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
