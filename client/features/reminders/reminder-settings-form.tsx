import * as z from 'zod/mini';
import { reminderSettingsSchema } from '../../../domain/contract/reminders.ts';
import type { ReminderSettings } from '../../../domain/contract/reminders.ts';
import { code } from '../../../domain/contract/text.ts';
import { reminderSettingsMessages } from '#messages/reminder-settings.ts';
import { CallError } from '../../api/api-client.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/page-states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useReminderSettings, useSaveReminderSettings } from './reminder-settings.api.ts';
import styles from './reminder-settings-form.module.css';

const rules = reminderSettingsSchema.shape;

/** An input hands out text; the rules are those of the call. */
const typedMinutes = z.pipe(
  z.string().check(z.refine((text) => text.trim() !== '', code('required'))),
  z.pipe(z.transform(Number), rules.water_interval_minutes),
);

const typedSettings = z.object({
  mood_popup_1: rules.mood_popup_1,
  mood_popup_2: rules.mood_popup_2,
  water_interval_minutes: typedMinutes,
  posture_interval_minutes: typedMinutes,
});

const minutes = { type: 'number', min: 1, max: 1440, step: 1, inputMode: 'numeric', required: true } as const;

/** What could not be loaded is asked for: the fields are then empty. */
export function ReminderSettingsForm() {
  const { data, isPending } = useReminderSettings();
  return isPending ? <Loading text={reminderSettingsMessages.loading} height={420} /> : <SettingsForm known={data} />;
}

function SettingsForm({ known }: { known: Partial<ReminderSettings> | undefined }) {
  const alert = useAlert();
  const { mutateAsync: store } = useSaveReminderSettings();
  const form = useForm({
    mood_popup_1: known?.mood_popup_1 ?? '',
    mood_popup_2: known?.mood_popup_2 ?? '',
    water_interval_minutes: String(known?.water_interval_minutes ?? ''),
    posture_interval_minutes: String(known?.posture_interval_minutes ?? ''),
  });
  const { mood_popup_1, mood_popup_2 } = form.values;

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
      className={styles.form}
      onSubmit={(event) =>
        form.submit(event, { schema: typedSettings, send: save, fallback: reminderSettingsMessages.refused })
      }
    >
      <div className={styles.fields}>
        <TextField {...form.bind('mood_popup_1')} type="time" required />
        <TextField {...form.bind('mood_popup_2')} type="time" required />
        <TextField {...form.bind('water_interval_minutes')} {...minutes} />
        <TextField {...form.bind('posture_interval_minutes')} {...minutes} />
      </div>
      <Button
        type="submit"
        disabled={mood_popup_1 === '' || mood_popup_2 === ''}
        pending={form.pending}
        className={styles.save}
      >
        {reminderSettingsMessages.save}
      </Button>
    </form>
  );
}
