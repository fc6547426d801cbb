import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { uiMessages } from '#messages/ui.ts';
import { CallError } from '../api/call-error.ts';
import { withTyped } from '../settings/typed.ts';
import { refusalOfCall } from './faults.ts';
import type { Refusal } from './faults.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What ties a field of `client/ui` to one value of the form. */
export interface Bound {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
}

export interface Submission<Schema extends z.core.$ZodType> {
  /** Or what loads it, for a form whose screen must not wait for schemas. */
  schema: Schema | (() => Promise<Schema>);
  /** Sends what the schema read; a refusal that it answers is shown like any other. */
  send: (data: z.core.output<Schema>) => Promise<Refusal | undefined>;
  /** What a failed call says where the server sent no sentence of its own, if that it did not work is too little. */
  fallback?: string;
  /** Said on top in place of any other sentence; the faulty fields are listed under it. */
  always?: string;
}

/** Why the last submission did not succeed, and how often that was so. */
type ShownRefusal = Refusal & { attempt: number };

export interface Form<Name extends string> {
  values: Values<Name>;
  bind: (name: Name) => Bound;
  /** Sets values by hand, like the city when the state changes. */
  change: (changes: Partial<Values<Name>>) => void;
  /** Shows what became of `sent`; what was typed since it was sent stays. */
  settle: (sent: Values<Name>, became: Partial<Values<Name>>) => void;
  pending: boolean;
  refusal: ShownRefusal | undefined;
  idOf: (name: string) => string;
  labelOf: (name: string) => string;
  submit: <Schema extends z.core.$ZodType>(event: SubmitEvent<HTMLFormElement>, submission: Submission<Schema>) => void;
  /** Checks some of the fields, and shows what is wrong with these alone. Returns whether nothing is. */
  checkPart: (place: HTMLFormElement, schema: z.core.$ZodType, names: readonly Name[]) => Promise<boolean>;
}

/** The state of one form. What was typed stays, whatever a submission comes to; a second one waits for the first. */
export function useFormState<Name extends string>(initial: Values<Name>, labelOf: Form<Name>['labelOf']): Form<Name> {
  const formId = useId();
  const [values, setValues] = useState(() => withTyped(initial));
  const [refusal, setRefusal] = useState<ShownRefusal>();
  const [mended, setMended] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const attempts = useRef(0);
  const idOf = (name: string) => `${formId}-${name}`;

  useFocusOnFault(refusal, idOf);

  function change(changes: Partial<Values<Name>>) {
    setValues((before) => ({ ...before, ...changes }));
    setMended((before) => [...before, ...Object.keys(changes)]);
  }

  function settle(sent: Values<Name>, became: Partial<Values<Name>>) {
    setValues((now) => ({
      ...now,
      ...Object.fromEntries(Object.entries(became).filter(([name]) => now[name as Name] === sent[name as Name])),
    }));
  }

  function show(next: Refusal | undefined) {
    attempts.current += 1;
    setRefusal(next && { ...inOrder(next, Object.keys(initial)), attempt: attempts.current });
    setMended([]);
  }

  async function submit<Schema extends z.core.$ZodType>(
    event: SubmitEvent<HTMLFormElement>,
    { schema, send, fallback = uiMessages.failed, always }: Submission<Schema>,
  ) {
    const showRefusal = (next: Refusal) =>
      show(always === undefined ? next : { ...next, message: always, listed: true });
    event.preventDefault();
    if (busy.current) return;
    const place = event.currentTarget;
    busy.current = true;
    setPending(true);
    try {
      const { check, unreadableControls } = await import('./check.ts');
      const checked = check(typeof schema === 'function' ? await schema() : schema, values, unreadableControls(place));
      if ('refusal' in checked) showRefusal(checked.refusal);
      else show(await send(checked.data));
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError(0, {}, error);
      showRefusal(refusalOfCall(failure, fallback, Object.keys(initial)));
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  async function checkPart(place: HTMLFormElement, schema: z.core.$ZodType, names: readonly Name[]) {
    if (busy.current) return false;
    const { check, partOf, unreadableControls } = await import('./check.ts');
    const checked = check(schema, values, unreadableControls(place));
    const refused = 'refusal' in checked ? partOf(checked.refusal, names) : undefined;
    show(refused);
    return refused === undefined;
  }

  return {
    values,
    change,
    settle,
    checkPart,
    pending,
    refusal,
    idOf,
    labelOf,
    submit: (event, submission) => void submit(event, submission),
    bind: (name) => ({
      id: idOf(name),
      name,
      label: labelOf(name),
      value: values[name],
      error: mended.includes(name) ? undefined : refusal?.faults[name],
      onChange: ({ target }) => {
        setValues((before) => ({ ...before, [name]: target.value }));
        setMended((before) => [...before, name]);
      },
    }),
  };
}

/** A schema tells its faults in its own order; a person reads them in the order of the form. */
function inOrder(refusal: Refusal, names: readonly string[]): Refusal {
  const { faults } = refusal;
  const ordered = names.filter((name) => faults[name] !== undefined).map((name) => [name, faults[name]]);
  return { ...refusal, faults: Object.fromEntries(ordered) };
}

/** After a refusal the first faulty field, in the order of the page, has the focus: anew, so that what is wrong with it is read out. */
function useFocusOnFault(refusal: Refusal | undefined, idOf: (name: string) => string) {
  const ids = Object.keys(refusal?.faults ?? {}).map(idOf);
  const selector = ids.map((id) => `#${CSS.escape(id)}`).join(',');

  useEffect(() => {
    if (!refusal || selector === '') return;
    const field = document.querySelector<HTMLElement>(selector);
    if (field === document.activeElement) field?.blur();
    field?.focus();
  }, [refusal, selector]);
}
