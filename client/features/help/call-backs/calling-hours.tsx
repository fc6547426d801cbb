import { useState } from 'react';
import type { CallingHours as Hours } from '../../../../domain/contract/counsellor-hours.ts';
import { callingHoursMessages } from '#messages/call-backs.ts';
import { fieldMessages, severalFaults } from '#messages/field-faults.ts';
import { sayOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCallingHours, useSaveCallingHours } from './call-backs.api.ts';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './calling-hours.module.css';

const words = callingHoursMessages;

const usual = { from: '10:00', to: '17:00' };

/** In which hours the counsellor calls: a range of hours for each day of the week that has one. */
export function CallingHours() {
  const query = useCallingHours();
  const { data } = query;
  if (!data) return <NotLoaded query={query} failed={words.loadFailed} height={320} />;
  return (
    <Card aria-labelledby="calling-hours" className={stack(4)}>
      <h2 id="calling-hours">{words.title}</h2>
      <p>{words.intro}</p>
      <Form stored={data.hours} />
      <p className={prose.quiet}>{words.zone(data.time_zone)}</p>
    </Card>
  );
}

function Form({ stored }: { stored: Hours }) {
  const [hours, setHours] = useState(stored);
  const { mutateAsync: save, isPending } = useSaveCallingHours();
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState<Hours | null>(null);
  /** A time that was cleared is marked once it is to be saved. */
  const [isMarked, setMarked] = useState(false);

  function change(next: Hours) {
    setFault(null);
    setHours([...next].sort((one, other) => one.weekday - other.weekday));
  }

  async function submit() {
    const isLacking = hours.some(({ from, to }) => from === '' || to === '');
    const isBackward = hours.some(({ from, to }) => !(from < to));
    setMarked(isLacking);
    setFault(isLacking ? severalFaults : isBackward ? words.period : null);
    if (isLacking || isBackward) return;
    try {
      await save(hours);
      setSaved(hours);
    } catch (error) {
      setFault(sayOf(error, words.failed));
    }
  }

  return (
    <form
      noValidate
      className={stack(4, 'start')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles.days}>
        {words.days.map((day, place) => {
          const weekday = place + 1;
          const own = hours.find((one) => one.weekday === weekday);
          const others = hours.filter((one) => one.weekday !== weekday);
          const set = (part: Partial<typeof usual>) => own && change([...others, { ...own, ...part }]);
          return (
            <div key={day} className={styles.day}>
              <CheckField
                label={day}
                checked={own !== undefined}
                onChange={(on) => change(on ? [...others, { weekday, ...usual }] : others)}
              />
              {own && (
                <div className={styles.times}>
                  <TextField
                    label={words.dayFrom(day)}
                    type="time"
                    value={own.from}
                    error={isMarked && own.from === '' ? fieldMessages.required : null}
                    onChange={({ target }) => set({ from: target.value })}
                  />
                  <TextField
                    label={words.dayTo(day)}
                    type="time"
                    value={own.to}
                    error={isMarked && own.to === '' ? fieldMessages.required : null}
                    onChange={({ target }) => set({ to: target.value })}
                  />
                </div>
              )}
            </div>
          );
        })}
      </div>
      <Notice tone={fault === null ? 'success' : 'error'}>{fault ?? (saved === hours && words.saved)}</Notice>
      <Button type="submit" variant="quiet" pending={isPending}>
        {words.save}
      </Button>
    </form>
  );
}
