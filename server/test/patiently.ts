import { setTimeout as wait } from 'node:timers/promises';

/** As the page does: what a machine that stood still refuses for now is sent again when it says. */
export async function patiently<Reply>(
  send: () => Promise<Reply>,
  read: (reply: Reply) => { status: number; retryAfter: string | null | undefined },
): Promise<Reply> {
  const reply = await send();
  const { status, retryAfter } = read(reply);
  const seconds = Number(retryAfter ?? 0);
  if (status !== 503 || seconds === 0) return reply;
  await wait(seconds * 1000);
  return patiently(send, read);
}

export function fetchPatiently<Reply extends Pick<Response, 'status' | 'headers'>>(
  send: () => Promise<Reply>,
): Promise<Reply> {
  return patiently(send, ({ status, headers }) => ({ status, retryAfter: headers.get('retry-after') }));
}
