import { useRef, useState } from 'react';
import { changeLeavingBody } from '../../../../domain/contract/leaving.ts';
import type { PersonDetails } from '../../../../domain/contract/corrections.ts';
import { earliestLeavingDay } from '../../../../domain/leaving.ts';
import { formatDay } from '#messages/dates.ts';
import { adminRequestMessages } from '#messages/admin-requests.ts';
import { correctPersonMessages } from '#messages/corrections.ts';
import { sayOf } from '../../../api/call-error.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { settings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { useChangeLeaving } from './corrections.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './corrections.module.css';

const words = correctPersonMessages;

/** The first day on which someone no longer works here; what holds at once is asked about before. */
export function PersonLeaving({ person }: { person: PersonDetails }) {
  const { id, name, left_on: leftOn, has_left: hasLeft, waiting = [] } = person;
  const today = useToday(settings.orgTimeZone);
  const form = useForm({ left_on: '' });
  const { mutateAsync: change, mutate, isPending } = useChangeLeaving(id);
  const [asked, setAsked] = useState<string>();
  const [fault, setFault] = useState<string>();
  const head = useRef<HTMLHeadingElement>(null);

  /** At once, without the form. */
  function changeTo(day: string | null) {
    setFault(undefined);
    mutate(day, {
      // The button that had the focus is gone.
      onSuccess: () => head.current?.focus(),
      onError: (error) => setFault(sayOf(error, words.failed)),
      onSettled: () => setAsked(undefined),
    });
  }

  async function send({ left_on }: { left_on: string | null }) {
    const isTooLongAgo = left_on !== null && left_on < earliestLeavingDay(today);
    // The server says why that is refused.
    if (left_on !== null && left_on <= today && !isTooLongAgo) setAsked(left_on);
    else {
      await change(left_on);
      head.current?.focus();
    }
    return undefined;
  }

  return (
    <Card aria-labelledby="leaving" className={classNames(styles.parts, stack(4, 'start'))}>
      <h2 ref={head} id="leaving" tabIndex={-1}>
        {words.leaving}
      </h2>
      <Notice tone="info">{waiting.includes('leaving') && adminRequestMessages.waits(name)}</Notice>
      <Notice tone="info">
        {leftOn && (hasLeft ? words.hasLeft(formatDay(leftOn)) : words.noted(formatDay(leftOn)))}
      </Notice>
      {leftOn ? (
        <Button variant="quiet" pending={isPending} onClick={() => changeTo(null)}>
          {words.stays}
        </Button>
      ) : (
        <form
          noValidate
          className={classNames(styles.form, stack(4, 'start'))}
          onSubmit={(event) => form.submit(event, { schema: changeLeavingBody, send, fallback: words.failed })}
        >
          <p>{words.leavingText}</p>
          <FormSummary form={form} />
          <DateField {...form.bind('left_on')} min={earliestLeavingDay(today)} required />
          <Button type="submit" variant="quiet" pending={form.pending}>
            {words.note}
          </Button>
        </form>
      )}
      <Notice tone="error">{fault}</Notice>
      {asked !== undefined && (
        <ConfirmDialog
          title={asked < today ? words.overTitle(name, formatDay(asked)) : words.noteTitle(name)}
          text={<p>{asked < today ? words.noteOver : words.noteToday}</p>}
          confirmLabel={asked < today ? words.overButton : words.noteButton}
          danger
          pending={isPending}
          onConfirm={() => changeTo(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
