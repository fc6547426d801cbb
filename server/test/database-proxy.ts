import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseConnection } from '../db/connection.ts';

/** Stands between the program and its database, and can fall silent as a network does: nobody is told. */
export interface DatabaseProxy {
  /** The database as it is reached through here. */
  url: string;
  connection: DatabaseConnection;
  /** Connections that are open now stay so, and nothing passes on them any more. */
  dropOpen(): void;
  /** What is said on the open ones arrives, and what is answered does not. */
  dropAnswers(): void;
  /** As `dropOpen`, and the same for all that come until `pass`. */
  dropAll(): void;
  /** What is opened from now on passes. */
  pass(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(target: DatabaseConnection): Promise<DatabaseProxy> {
  const open = new Set<Socket>();
  const toDatabase = new Set<Socket>();
  let passesNew = true;
  const silence = (socket: Socket) => socket.pause().removeAllListeners('data').removeAllListeners('end');
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (!passesNew) return void near.pause();
    const far = target.host.startsWith('/')
      ? connect(join(target.host, `.s.PGSQL.${target.port}`))
      : connect(target.port, target.host);
    keep(far);
    toDatabase.add(far);
    far.on('close', () => toDatabase.delete(far));
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from.on('data', (part: Buffer) => void to.write(part));
      from.on('end', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dropOpen = () => open.forEach(silence);
  const { user, database } = target;
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    connection: { ...target, host: '127.0.0.1', port },
    dropOpen,
    dropAnswers: () => toDatabase.forEach(silence),
    dropAll: () => {
      passesNew = false;
      dropOpen();
    },
    pass: () => {
      passesNew = true;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
