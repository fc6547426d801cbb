import { answerCheckIns, answerReminders } from './reminders.routes.ts';
import { answerPush } from './push/push.routes.ts';
import { remindingToCheckIn, writeCheckIn } from './check-ins/remind-to-check-in.ts';
import { ensurePushKeys } from './push/push-keys.ts';
import { sendingPushes } from './push/push-sender.ts';
import type { Feature } from '../feature.ts';

export const reminders = {
  calls: {
    checkIns: answerCheckIns,
    push: answerPush,
    reminders: answerReminders,
  },
  begin: ensurePushKeys,
  jobs: [remindingToCheckIn, sendingPushes],
  mails: { check_in: writeCheckIn },
} satisfies Feature;
