import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** What came of a load: how many were answered, in which time each, and how often which status came. */
export interface Load {
  seconds: number;
  /** Milliseconds. */
  times: number[];
  statuses: Map<number, number>;
}

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: unknown;
}

/** A request as it goes over the wire. */
export function bytesOf({ method, path, token, body }: HttpRequest): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}

/** One connection that sends a request when the one before is answered. Reads only as much as it needs to find its end. */
class Connection {
  #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered: (status: number) => void = () => undefined;
  #failed: (fault: Error) => void = () => undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (part: Buffer) => this.#read(part));
    socket.on('error', (fault) => this.#failed(fault));
    socket.on('close', () => this.#failed(new Error('the server closed the connection')));
  }

  send(request: Buffer): Promise<number> {
    return new Promise((answered, failed) => {
      [this.#answered, this.#failed] = [answered, failed];
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#failed = () => undefined;
    this.#socket.destroy();
  }

  #read(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part]);
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const isWhole =
      length === undefined
        ? this.#received.subarray(-5).toString('latin1') === '0\r\n\r\n'
        : this.#received.length >= headEnd + 4 + Number(length);
    if (!isWhole) return;
    this.#received = Buffer.alloc(0);
    this.#answered(Number(head.slice(9, 12)));
  }
}

async function open(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return new Connection(socket);
}

/** One of these after the other, over and over. */
export function inTurn(requests: readonly Buffer[]): () => Buffer {
  let turn = 0;
  return () => requests[(turn += 1) % requests.length] ?? Buffer.alloc(0);
}

interface LoadOptions {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of the next request. */
  next: () => Buffer;
}

/** Keeps every connection busy for some seconds. Only on this machine. */
export async function putLoad({ port, connections, seconds, next }: LoadOptions): Promise<Load> {
  const opened = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    opened.map(async (connection) => {
      // At least one each, however short the time.
      for (let sent = performance.now(), isFirst = true; isFirst || sent < end; sent = performance.now()) {
        isFirst = false;
        const status = await connection.send(next());
        times.push(performance.now() - sent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  for (const connection of opened) connection.close();
  return { seconds: (performance.now() - begun) / 1000, times, statuses };
}

/** Throws where something else than the expected status came: a refusal is fast, and no result. */
export function expectOnly({ statuses }: Pick<Load, 'statuses'>, wanted: number): void {
  const others = [...statuses].filter(([status]) => status !== wanted);
  if (others.length > 0)
    throw new Error(`answered ${others.map(([status, count]) => `${status} × ${count}`).join(', ')}`);
}

/** Two loads of the same kind as one. */
export function joined(loads: readonly Load[]): Load {
  const statuses = new Map<number, number>();
  for (const load of loads)
    for (const [status, count] of load.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  return {
    seconds: loads.reduce((sum, { seconds }) => sum + seconds, 0),
    times: loads.flatMap(({ times }) => times),
    statuses,
  };
}

export const perSecond = ({ times, seconds }: Load): number => times.length / seconds;
