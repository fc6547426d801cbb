import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';

export interface SlowReader {
  status: number;
  headers: IncomingMessage['headers'];
  /** Bytes that have come and wait to be read. */
  waiting(): number;
  /** Reads what there is. `complete` is false where the connection broke before the end. */
  readAll(): Promise<{ text: string; complete: boolean }>;
  disconnect(): void;
}

/** A call whose answer has begun and is not read yet. */
export async function startSlowReader(url: string, token: string): Promise<SlowReader> {
  const call = get(url, { agent: false, headers: { Authorization: `Bearer ${token}` } });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', resolve);
  });
  response.on('error', () => undefined);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    waiting: () => response.readableLength,
    readAll: async () => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      await new Promise((resolve) => response.once('close', resolve));
      return { text: Buffer.concat(parts).toString(), complete: response.complete };
    },
    disconnect: () => call.destroy(),
  };
}
