import { useState } from 'react';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import { Button } from '../../ui/button.tsx';
import { isOnSharedDevice } from '../../api/stored-token.ts';
import { Card } from '../../ui/card.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { usePush } from './push.api.ts';
import { grid, stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './reminder-choice.module.css';

const words = ownReminderMessages.device;

type Permission = NotificationPermission | 'cannot';

function readPermission(): Permission {
  return 'Notification' in window && 'serviceWorker' in navigator ? Notification.permission : 'cannot';
}

const states: Record<Permission, string> = {
  default: words.text,
  granted: words.allowed,
  denied: words.refused,
  cannot: words.cannot,
};

/** Notifications of this browser: asked for by a button, and by nothing else; on a shared device they would be everyone's. */
export function DeviceReminders() {
  const [permission, setPermission] = useState(readPermission);
  const isShared = isOnSharedDevice();
  return (
    <Card aria-labelledby="on-device" className={classNames(grid(4), styles.device)}>
      <div className={stack(2)}>
        <h2 id="on-device">{words.title}</h2>
        <p role="status">{isShared ? words.closedShared : states[permission]}</p>
        {permission === 'granted' && !isShared && <WhileClosed />}
      </div>
      {permission === 'default' && !isShared && (
        <Button
          variant="quiet"
          onClick={() => void Notification.requestPermission().then(() => setPermission(readPermission()))}
        >
          {words.allow}
        </Button>
      )}
    </Card>
  );
}

function WhileClosed() {
  const { state, change, isPending, isError } = usePush();
  if (!state) return null;
  if (!state.available && !state.subscribed) return <p className={prose.note}>{words.closedOff}</p>;
  return (
    <div>
      <CheckField
        asSwitch
        label={words.closed}
        hint={words.closedHint}
        checked={state.subscribed}
        onChange={(on) => !isPending && change(on)}
      />
      {isError && (
        <p role="alert" className={styles.notSaved}>
          {words.failed}
        </p>
      )}
    </div>
  );
}
