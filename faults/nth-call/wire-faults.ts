import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseConnection } from '../../server/config/connection.ts';

/**
 * `cut`: the connection breaks before the statement has arrived. `lost`: the database has done it, and the connection breaks
 * before its answer has. `refused`: the database answers with an error, and the connection stays.
 */
export const faultKinds = ['cut', 'lost', 'refused'] as const;

export type FaultKind = (typeof faultKinds)[number];

/** Stands between the program and PostgreSQL, knows where a statement ends, and lets one of them fail. */
export interface WireFaults {
  connection: DatabaseConnection;
  /** Begins to count again; the statement of this number, from 1 on, fails in this way. */
  arm(fault?: { at: number; kind: FaultKind }): void;
  /** Statements since then. */
  counted(): number;
  /** Statements that wait for their answer. */
  underWay(): number;
  close(): Promise<void>;
}

/** Ends of a statement: a simple query, or what follows its parts in the extended protocol. */
const query = 0x51;
const sync = 0x53;
const readyForQuery = 0x5a;

export async function startWireFaults(target: DatabaseConnection): Promise<WireFaults> {
  const open = new Set<Socket>();
  let armed: { at: number; kind: FaultKind } | undefined;
  let count = 0;
  let underWay = 0;

  function serve(near: Socket): void {
    const far = target.host.startsWith('/')
      ? connect(join(target.host, `.s.PGSQL.${target.port}`))
      : connect(target.port, target.host);
    let mine = 0;
    let isLosing = false;
    let isStarted = false;
    let inTransaction = false;
    const held: Buffer[] = [];
    const end = () => {
      underWay -= mine;
      mine = 0;
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      // Messages go on one by one, and none waits for the acknowledgement of the one before.
      socket.setNoDelay(true);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }

    const fromNear = splitMessages((message, type) => {
      if (!isStarted || (type !== query && type !== sync)) {
        isStarted = true;
        held.push(message);
        // What comes before a statement's end waits with it, but for the beginning and the end of a connection.
        if (type === undefined || type === 0x58 || type === 0x70) far.write(Buffer.concat(held.splice(0)));
        return;
      }
      count += 1;
      const fault = armed?.at === count ? armed.kind : undefined;
      if (fault === 'cut') return end();
      if (fault === 'refused') {
        held.length = 0;
        near.write(refusal(inTransaction));
        return;
      }
      isLosing = fault === 'lost';
      mine += 1;
      underWay += 1;
      far.write(Buffer.concat([...held.splice(0), message]));
    });
    const fromFar = splitMessages((message, type) => {
      if (type === readyForQuery) {
        inTransaction = message[5] !== 0x49;
        if (mine > 0) {
          mine -= 1;
          underWay -= 1;
        }
        if (isLosing) return end();
      }
      if (!isLosing) near.write(message);
    }, true);
    near.on('data', fromNear);
    far.on('data', fromFar);
  }

  const server = createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    connection: { ...target, host: '127.0.0.1', port },
    arm: (fault) => {
      armed = fault;
      count = 0;
    },
    counted: () => count,
    underWay: () => underWay,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Cuts what comes into messages. The first that a client sends has no letter for its type. */
function splitMessages(take: (message: Buffer, type: number | undefined) => void, isTyped = false) {
  let rest: Buffer = Buffer.alloc(0);
  let hasType = isTyped;
  return (part: Buffer) => {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    for (;;) {
      const at = hasType ? 1 : 0;
      if (rest.length < at + 4) return;
      const length = at + rest.readInt32BE(at);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      take(message, hasType ? message[0] : undefined);
      hasType = true;
    }
  };
}

/** An error of class 53, as PostgreSQL gives it for want of memory, and that it is ready again. */
function refusal(inTransaction: boolean): Buffer {
  const text = 'SERROR\0VERROR\0C53200\0Mrefused on purpose\0\0';
  const error = Buffer.alloc(5 + text.length);
  error.write('E', 0);
  error.writeInt32BE(4 + text.length, 1);
  error.write(text, 5);
  const ready = Buffer.from([readyForQuery, 0, 0, 0, 5, inTransaction ? 0x45 : 0x49]);
  return Buffer.concat([error, ready]);
}
