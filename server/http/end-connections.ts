import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which what was sent before a stop arrives, is taken, and has its head read. */
const [toArrive, toSayWhat] = [100, 500];

/** Turns of the loop in which no connection came: then there is none. */
const enoughTurns = 20;

/** Milliseconds for the last refusals to leave. */
const toLeave = 200;

export interface Connections {
  /** From now on each answer is the last one of its connection, so that a proxy opens no call on it that meets our end. */
  close(): void;
  /**
   * Takes no more calls, and waits until those that have begun are answered. A connection on which none has begun is not
   * waited for: half a head may be all that ever comes.
   */
  end(hurry: AbortSignal): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

export function followConnections(app: FastifyInstance, refuseUnderWay: () => void): void {
  let isClosing = false;
  /** Connections so far. */
  let taken = 0;
  /** How many calls are under way on each connection. */
  const open = new Map<Socket, number>();
  const count = (socket: Socket, difference: number) => {
    const before = open.get(socket);
    if (before !== undefined) open.set(socket, before + difference);
  };
  app.server.on('connection', (socket: Socket) => {
    taken += 1;
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });

  /** What the system has taken in is reset when we stop listening, and each turn of the loop makes but one of it ours. */
  async function untilNoneComes(): Promise<void> {
    let before: number;
    do {
      before = taken;
      for (let turn = 0; turn < enoughTurns; turn += 1) await nextTurn();
    } while (taken !== before);
  }

  const endUnused = () => {
    for (const [socket, calls] of open) if (calls === 0) socket.destroySoon();
  };
  async function end(hurry: AbortSignal): Promise<void> {
    isClosing = true;
    const cut = () => {
      refuseUnderWay();
      setTimeout(() => app.server.closeAllConnections(), toLeave);
    };
    if (hurry.aborted) cut();
    else hurry.addEventListener('abort', cut, { once: true });
    await wait(toArrive);
    await untilNoneComes();
    const closed = app.close();
    const isClosed = closed.then(() => true);
    if (!(await Promise.race([isClosed, wait(toSayWhat, false)]))) {
      await untilNoneComes();
      endUnused();
    }
    await closed;
  }
  app.decorate('connections', {
    close: () => {
      isClosing = true;
    },
    end,
  });
}
