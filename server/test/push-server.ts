import { startPushReceiver } from './push-receiver.ts';
import type { PushReceiver } from './push-receiver.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

/** A server and the push service that it may send to; 14:30 on a Wednesday in Kolkata, where moods are asked at 10:00 and 16:00. */
export async function startPushServer(): Promise<{ server: TestServer; receiver: PushReceiver }> {
  const receiver = await startPushReceiver();
  const server = await startTestServer({
    now: new Date('2026-11-18T09:00:00Z'),
    config: { pushHosts: [receiver.origin], publicUrl: 'https://wellness.example.org' },
  });
  return { server, receiver };
}
