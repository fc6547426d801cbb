import type { OwnReminders, ReminderPreferencesChange } from '../../../domain/contract/reminders.ts';
import { dayInZone, startOfNextDay } from '../../../domain/dates.ts';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import {
  intervalFieldOf,
  isIntervalKind,
  reminderKinds,
  switchFieldOf,
  timeFieldsOf,
} from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import { useWishes } from '../../forms/use-wishes.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { serverReason } from '../../ui/server-reason.ts';
import { useToday } from '../../ui/use-today.ts';
import { useChangeOwnReminders, useOwnReminders } from './own-reminders.api.ts';
import { MinutesField, OwnTimeField } from './own-fields.tsx';
import { classNames } from '../../ui/class-names.ts';
import { row } from '../../ui/layout.ts';
import styles from './reminder-choice.module.css';

const words = ownReminderMessages.choice;

const firstQuietHours = { quiet_from: '20:00', quiet_to: '08:00' };

/** The person's own reminders. Each change is saved at once. */
export function ReminderChoice() {
  const query = useOwnReminders();
  const { data } = query;
  if (!data) return <NotLoaded query={query} height={560} />;
  return <Choice {...data} />;
}

function Choice({ settings, preferences: stored }: OwnReminders) {
  const { mutateAsync: save, error: fault, isError, isSuccess, isPending } = useChangeOwnReminders();
  const [preferences, change] = useWishes(stored, save);

  return (
    <div>
      <h2>{words.during}</h2>
      <p className={styles.text}>{words.text}</p>
      {reminderKinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          <CheckField
            asSwitch
            label={words.on[kind]}
            checked={preferences[switchFieldOf(kind)]}
            onChange={(on) => change({ [switchFieldOf(kind)]: on })}
          />
          {preferences[switchFieldOf(kind)] && (
            <KindFields kind={kind} settings={settings} preferences={preferences} onChange={change} />
          )}
        </div>
      ))}
      <QuietHours preferences={preferences} onChange={change} />
      <div className={styles.kind}>
        <CheckField
          asSwitch
          label={words.weekends}
          checked={preferences.weekends_on}
          onChange={(weekends_on) => change({ weekends_on })}
        />
      </div>
      <div className={styles.kind}>
        <Pause until={preferences.paused_until} onChange={change} />
      </div>
      <p role="status" className={styles.saved}>
        {isSuccess && !isPending && words.saved}
      </p>
      {isError && (
        <p role="alert" className={styles.notSaved}>
          {serverReason(fault) ?? words.notSaved}
        </p>
      )}
    </div>
  );
}

type KindFieldsProps = PartProps & OwnReminders & { kind: ReminderKind };

function KindFields({ kind, settings, preferences, onChange }: KindFieldsProps) {
  if (isIntervalKind(kind)) {
    const field = intervalFieldOf(kind);
    return (
      <div className={styles.minutes}>
        <MinutesField
          label={words.fields[field]}
          own={preferences[field]}
          organisation={settings[field]}
          onSave={(minutes) => onChange({ [field]: minutes })}
        />
      </div>
    );
  }
  return (
    <div className={styles.fields}>
      {timeFieldsOf(kind).map((field) => (
        <OwnTimeField
          key={field}
          label={words.fields[field]}
          own={preferences[field]}
          organisation={settings[field]}
          onSave={(time) => onChange({ [field]: time })}
        />
      ))}
    </div>
  );
}

type PartProps = { onChange: (change: ReminderPreferencesChange) => void };

function QuietHours({ preferences, onChange }: PartProps & Pick<OwnReminders, 'preferences'>) {
  const { quiet_from, quiet_to } = preferences;
  const isQuiet = quiet_from !== null && quiet_to !== null;
  return (
    <div className={classNames(styles.kind, styles.quiet)}>
      <CheckField
        asSwitch
        label={words.quiet}
        hint={isQuiet ? words.quietHint : undefined}
        checked={isQuiet}
        onChange={(on) => onChange(on ? firstQuietHours : { quiet_from: null, quiet_to: null })}
      />
      {isQuiet && (
        <div className={styles.fields}>
          <OwnTimeField
            label={words.quietFrom}
            own={quiet_from}
            onSave={(from) => from !== null && onChange({ quiet_from: from, quiet_to })}
          />
          <OwnTimeField
            label={words.quietTo}
            own={quiet_to}
            onSave={(to) => to !== null && onChange({ quiet_from, quiet_to: to })}
          />
        </div>
      )}
    </div>
  );
}

function Pause({ until, onChange }: PartProps & { until: string | null }) {
  const today = useToday();
  const isPaused = until !== null && dayInZone(until) > today;
  return (
    <div className={row(3)}>
      {isPaused && <p>{words.paused}</p>}
      <Button
        variant="quiet"
        onClick={() => onChange({ paused_until: isPaused ? null : startOfNextDay(new Date()).toISOString() })}
      >
        {isPaused ? words.resume : words.pause}
      </Button>
    </div>
  );
}
