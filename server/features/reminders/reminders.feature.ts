import { answerCheckIns, answerReminders } from './reminders.routes.ts';
import { answerPush } from './push/push.routes.ts';
import { bringBackWishes } from './check-ins/check-ins.queries.ts';
import { remindingToCheckIn, writeCheckIn } from './check-ins/remind-to-check-in.ts';
import { ensurePushKeys } from './push/push-keys.ts';
import { sendingPushes } from './push/push-sender.ts';
import { bringBackAsking } from './push/push-reachable.ts';
import { bringBackSubscriptions } from './push/subscriptions.queries.ts';
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
  removeEnded: [bringBackAsking, bringBackSubscriptions, bringBackWishes],
} satisfies Feature;
