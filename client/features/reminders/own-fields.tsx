import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { fieldMessages } from '#messages/field-faults.ts';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import { intervalLimits } from '../../../domain/field-limits.ts';
import { TextField } from '../../ui/text-field.tsx';

const words = ownReminderMessages.choice;

type OwnFieldProps<Value> = {
  label: string;
  /** Null: the organisation's holds. */
  own: Value | null;
  organisation?: Value;
  onSave: (value: Value | null) => void;
};

/** A time of day, saved when the person leaves the field; emptied it is the organisation's again. */
export function OwnTimeField({ label, own, organisation, onSave }: OwnFieldProps<string>) {
  const holds = own ?? organisation ?? '';
  const [text, setText] = useTextOf(holds);

  function save() {
    if (text === '') {
      setText(organisation ?? holds);
      if (organisation !== undefined && own !== null) onSave(null);
    } else if (text !== holds) onSave(text);
  }

  return (
    <TextField
      type="time"
      label={label}
      hint={organisation === undefined || organisation === holds ? undefined : words.organisation(organisation)}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
      onKeyDown={onEnter(save)}
    />
  );
}

/** Whole minutes, saved when the person leaves the field. */
export function MinutesField({ label, own, organisation, onSave }: OwnFieldProps<number>) {
  const [text, setText] = useTextOf(own === null ? '' : String(own));
  const [error, setError] = useState<string>();

  function save(input: HTMLInputElement) {
    const value = text.trim() === '' ? null : Number(text);
    if (input.validity.badInput || (value !== null && !Number.isInteger(value))) setError(fieldMessages.whole_number);
    else if (value !== null && (value < intervalLimits.least || value > intervalLimits.most))
      setError(fieldMessages.interval_range);
    else if (value !== own) onSave(value);
  }

  return (
    <TextField
      type="number"
      min={intervalLimits.least}
      max={intervalLimits.most}
      inputMode="numeric"
      label={label}
      placeholder={organisation === undefined ? undefined : String(organisation)}
      value={text}
      error={error}
      onChange={({ target }) => {
        setText(target.value);
        setError(undefined);
      }}
      onBlur={({ target }) => save(target)}
      onKeyDown={onEnter(save)}
    />
  );
}

/** What is typed, until something else holds: also where it could not be saved. */
function useTextOf(holds: string) {
  const [known, setKnown] = useState(holds);
  const state = useState(holds);
  if (known !== holds) {
    setKnown(holds);
    state[1](holds);
  }
  return state;
}

function onEnter(save: (input: HTMLInputElement) => void) {
  return ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') save(currentTarget);
  };
}
