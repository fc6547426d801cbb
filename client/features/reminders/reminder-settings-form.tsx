import * as z from 'zod/mini';
import { reminderSettingsMessages } from '#messages/reminder-settings.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reminderSettingsSchema } from '../../../domain/contract/reminders.ts';
import type { ReminderSettings } from '../../../domain/contract/reminders.ts';
import { code } from '../../../domain/contract/text.ts';
import {
  intervalFieldOf,
  intervalFields,
  intervalKinds,
  timeFields,
  valuesOf,
} from '../../../domain/reminders/reminder-kinds.ts';
import { intervalLimits } from '../../../domain/field-limits.ts';
import type { IntervalField, TimeField } from '../../../domain/reminders/reminder-kinds.ts';
import { call } from '../../api/api-client.ts';
import { CallError } from '../../api/call-error.ts';
import { useFollowStored } from '../../forms/follow-stored.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/page-states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { grid, stack } from '../../ui/layout.ts';
import { ownKey } from './own-reminders.api.ts';
import styles from './reminder-settings-form.module.css';

const rules = reminderSettingsSchema.shape;

/** An input hands out text; the rules are those of the call. */
function typedMinutes(field: IntervalField) {
  return z.pipe(
    z.string().check(z.refine((text) => text.trim() !== '', code('required'))),
    z.pipe(z.transform(Number), rules[field]),
  );
}

const typedIntervals = valuesOf(intervalKinds, intervalFieldOf, (kind) => typedMinutes(intervalFieldOf(kind)));
const typedSettings = z.object({ ...rules, ...typedIntervals });

const { least, most } = intervalLimits;
const minutes = { type: 'number', min: least, max: most, step: 1, inputMode: 'numeric', required: true } as const;

type Field = TimeField | IntervalField;

const fields: readonly Field[] = [...timeFields, ...intervalFields];

/** As it is typed: some databases give a time with its seconds. */
function textOf(value: string | number | undefined): string {
  return `${value ?? ''}`.replace(/^(\d\d:\d\d):\d\d$/, '$1');
}

/** What could not be loaded is asked for: the fields are then empty. */
export function ReminderSettingsForm() {
  const { data, isFetched } = useReminderSettings();
  return isFetched ? <SettingsForm known={data} /> : <Loading text={reminderSettingsMessages.loading} height={420} />;
}

function SettingsForm({ known }: { known: Partial<ReminderSettings> | undefined }) {
  const alert = useAlert();
  const { mutateAsync: store } = useSaveReminderSettings();
  const texts = Object.fromEntries(fields.map((field) => [field, textOf(known?.[field])])) as Record<Field, string>;
  const form = useForm(texts);

  useFollowStored(form, texts);

  async function save(settings: ReminderSettings) {
    try {
      await store(settings);
    } catch (error) {
      if (error instanceof CallError && error.fields) throw error;
      // Anything else is logged by the cache, and no one is told (specification, section 8).
      return undefined;
    }
    void alert(reminderSettingsMessages.saved);
    return undefined;
  }

  return (
    <form
      noValidate
      className={stack(6)}
      onSubmit={(event) =>
        form.submit(event, { schema: typedSettings, send: save, fallback: reminderSettingsMessages.refused })
      }
    >
      <div className={classNames(styles.fields, grid(5))}>
        {timeFields.map((field) => (
          <TextField key={field} {...form.bind(field)} type="time" required />
        ))}
        {intervalFields.map((field) => (
          <TextField key={field} {...form.bind(field)} {...minutes} />
        ))}
      </div>
      <Button
        type="submit"
        disabled={timeFields.some((field) => form.values[field] === '')}
        pending={form.pending}
        className={styles.save}
      >
        {reminderSettingsMessages.save}
      </Button>
    </form>
  );
}

const settingsKey = ['reminder-settings'];

/** What admins have set for everyone. A failure is logged by the cache. */
function useReminderSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call('GET /api/admin/reminder-settings', { signal }),
  });
}

function useSaveReminderSettings() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: settingsKey,
    mutationFn: (body: ReminderSettings) => call('POST /api/admin/reminder-settings', { body }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: settingsKey });
      // Which has them beside the person's own.
      void cache.invalidateQueries({ queryKey: ownKey });
    },
  });
}
