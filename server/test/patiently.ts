import { setTimeout as wait } from 'node:timers/promises';

/** As the page does: what a machine that stood still refuses for now is sent again when it says. */
export async function patiently(send: () => Promise<Response>): Promise<Response> {
  const reply = await send();
  const seconds = Number(reply.headers.get('retry-after'));
  if (reply.status !== 503 || seconds === 0) return reply;
  await wait(seconds * 1000);
  return patiently(send);
}
