import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** By name in small letters; the last of several. */
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as they are, waits until the server hangs up, and reads the answers, one after another. */
export async function sendRaw(url: string, ...parts: readonly (string | Uint8Array)[]): Promise<RawAnswer[]> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server that hangs up on a long sender may do so before all is sent.
  socket.on('error', () => socket.destroy());
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return readAnswers(Buffer.concat(chunks).toString('latin1'));
}

/** What came over a connection, as a client reads it: each body as long as its length or its chunks say. */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n');
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(`${line} `)?.[1]);
    if (end < 0 || !status) throw new Error(`no answer begins with ${JSON.stringify(rest.slice(0, 200))}`);
    const headers = Object.fromEntries(
      lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
    );
    rest = rest.slice(end + 4);
    const isChunked = headers['transfer-encoding'] === 'chunked';
    const length = isChunked ? rest.indexOf('0\r\n\r\n') + 5 : Number(headers['content-length'] ?? 0);
    if (status !== 100) answers.push({ status, headers, body: rest.slice(0, length) });
    rest = rest.slice(length);
  }
  return answers;
}
