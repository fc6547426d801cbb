import { request } from 'node:http';

export interface SlowSender {
  /** Sends the body at last, and waits for the answer's status. */
  finish(): Promise<number>;
}

/** A call whose head has arrived and whose body is still on its way. */
export async function startSlowSender(url: string, token: string, body: unknown): Promise<SlowSender> {
  const text = JSON.stringify(body);
  const call = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      Authorization: `Bearer ${token}`,
      Expect: '100-continue',
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  call.flushHeaders();
  await new Promise((resolve) => call.once('continue', resolve));
  return {
    finish: () => {
      call.end(text);
      return status;
    },
  };
}
