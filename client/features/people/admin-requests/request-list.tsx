import { useState } from 'react';
import type { AdminRequestStep } from '../../../../domain/admin-requests.ts';
import type { AdminRequest } from '../../../../domain/contract/admin-requests.ts';
import { adminRequestMessages } from '#messages/admin-requests.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { useOutcome } from '../../../forms/use-outcome.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { stack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAdminRequests, useAdminRequestStep } from './admin-requests.api.ts';
import prose from '../../../ui/prose.module.css';
import list from '../../../ui/list.module.css';
import styles from './request-list.module.css';

const words = adminRequestMessages;

type Wish = { request: AdminRequest; step: AdminRequestStep };

/** What waits for another admin's word, with what the reader may do about each. Nothing where nothing waits. */
export function RequestList() {
  const query = useAdminRequests();
  const { data: requests = [] } = query;
  const { mutateAsync: take, isPending } = useAdminRequestStep();
  const [wish, setWish] = useState<Wish | null>(null);
  const { outcome, carryOut } = useOutcome('warning');

  async function carryOutWish({ request: { id }, step }: Wish) {
    await carryOut(() => take({ id, step }), words.steps[step].done);
    setWish(null);
  }

  if (query.isLoadingError) return <NotLoaded query={query} />;
  if (requests.length === 0) return <Notice tone={outcome?.tone}>{outcome?.text}</Notice>;
  return (
    <Card aria-labelledby="requests" className={classNames(styles.card, stack(3))}>
      <h2 id="requests">{words.title}</h2>
      <p className={prose.quiet}>{words.intro}</p>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      <ul role="list">
        {requests.map((request) => (
          <li key={request.id} className={classNames(list.item, styles.request)}>
            <div>
              <p className={styles.asked}>{sentenceOf(request)}</p>
              <p className={prose.quiet}>{stateOf(request)}</p>
              {request.steps.length === 0 && request.objected_at === null && (
                <p className={prose.quiet}>{words.cannotAgree}</p>
              )}
            </div>
            {request.steps.map((step) => (
              <Button key={step} variant="quiet" onClick={() => setWish({ request, step })}>
                <span>
                  {words.steps[step].button}
                  <VisuallyHidden> {words.of(sentenceOf(request))}</VisuallyHidden>
                </span>
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {wish && (
        <ConfirmDialog
          title={words.steps[wish.step].title}
          text={
            <>
              <p>{sentenceOf(wish.request)}</p>
              <p>{words.steps[wish.step].text}</p>
            </>
          }
          confirmLabel={words.steps[wish.step].button}
          pending={isPending}
          onConfirm={() => void carryOutWish(wish)}
          onCancel={() => setWish(null)}
        />
      )}
    </Card>
  );
}

function sentenceOf(request: AdminRequest): string {
  const who = request.asked_by?.name ?? words.unknown;
  if (request.about_you) return words.askedOfYou(who, request);
  return words.asked(who, request.person.name ?? words.unknown, request);
}

function stateOf({ due_at: due, objected_at: objectedAt }: AdminRequest): string {
  return objectedAt === null ? words.due(formatDateAndTime(due)) : words.objected(formatDateAndTime(objectedAt));
}
