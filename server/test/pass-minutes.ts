import type { PushReceiver } from './push-receiver.ts';
import type { TestServer } from './test-server.ts';

/** Looks once a minute, as often as told; returns after which minutes something was delivered. */
export async function passMinutes(
  { server, receiver }: { server: TestServer; receiver: PushReceiver },
  minutes: number,
  look: () => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const before = receiver.pushes.length;
    await look();
    const kinds = receiver.pushes.slice(before).map(({ text }) => JSON.parse(text).kinds.join('+'));
    if (kinds.length > 0) seen.push(`${server.clock.now().toISOString().slice(11, 16)} ${kinds.join(' ')}`);
    server.clock.advance({ minutes: 1 });
  }
  return seen;
}
