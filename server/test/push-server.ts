import { defaultReminderSettings } from '../../domain/reminders/defaults.ts';
import { saveReminderSettings } from '../features/reminders/reminders.queries.ts';
import { startPushReceiver } from './push-receiver.ts';
import type { PushReceiver } from './push-receiver.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const often = {
  mood_popup_1: '10:00',
  mood_popup_2: '16:00',
  water_interval_minutes: 60,
  posture_interval_minutes: 30,
};

/** A server and the push service that it may send to; 14:30 on a Wednesday in Kolkata, where moods are asked at 10:00 and 16:00, and posture comes twice an hour. */
export async function startPushServer(): Promise<{ server: TestServer; receiver: PushReceiver }> {
  const receiver = await startPushReceiver();
  const server = await startTestServer({
    now: new Date('2026-11-18T09:00:00Z'),
    config: { pushHosts: [receiver.origin], publicUrl: 'https://wellness.example.org' },
  });
  await saveReminderSettings(server.services.db, { ...defaultReminderSettings, ...often });
  return { server, receiver };
}
