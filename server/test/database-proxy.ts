import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseConnection } from '../config/connection.ts';

/** Stands between the program and its database, and can fall silent as a network does: no one is told. */
export interface DatabaseProxy {
  /** The database as it is reached through here. */
  url: string;
  connection: DatabaseConnection;
  /** Connections that are open now stay so, and nothing passes on them any more. */
  dropOpen(): void;
  /** Where this is said on a connection it still arrives, and nothing comes back on it from then on. */
  dropAnswersTo(words: string): void;
  /** As `dropOpen`, and the same for all that come until `pass`. */
  dropAll(): void;
  /** What is opened from now on passes. */
  pass(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(target: DatabaseConnection): Promise<DatabaseProxy> {
  const open = new Set<Socket>();
  let unanswered: string | undefined;
  let passesNew = true;
  const silence = (socket: Socket) => socket.pause().removeAllListeners('data').removeAllListeners('end');
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (!passesNew) return void near.pause();
    const far = target.host.startsWith('/')
      ? connect(join(target.host, `.s.PGSQL.${target.port}`))
      : connect(target.port, target.host);
    keep(far);
    near.on('data', (part: Buffer) => {
      if (unanswered !== undefined && part.includes(unanswered)) silence(far);
    });
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from.on('data', (part: Buffer) => void to.write(part));
      from.on('end', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dropOpen = () => open.forEach(silence);
  const { user, password = '', database } = target;
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    connection: { ...target, host: '127.0.0.1', port },
    dropOpen,
    dropAnswersTo: (words) => {
      unanswered = words;
    },
    dropAll: () => {
      passesNew = false;
      dropOpen();
    },
    pass: () => {
      passesNew = true;
      unanswered = undefined;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
