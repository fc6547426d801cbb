import type pg from 'pg';

/** Of a statement that would write where only reading is possible. */
const readOnly = '25006';

/** The place in PostgreSQL that warns when a commit has not waited for its standby to the end. */
const standbyWait = 'SyncRepWaitForLSN';

/** What a commit meets that is on one machine alone, although a second one should have it too. */
class CommitInDoubt extends Error {
  override readonly name = 'CommitInDoubt';
  readonly code = 'EK004';

  constructor() {
    super('a commit has not reached its standby');
  }
}

/** The driver's connection, which tells each error, no matter who has asked. */
interface Told {
  connection: {
    on(name: 'errorMessage', listener: (error: { code?: string }) => void): void;
    emit(name: 'error', error: Error): void;
    stream: { destroy(): void };
  };
}

/**
 * Ends what must not be used any longer; see docs/decisions/121. A connection that could only read, when it is given back: its database
 * has become a standby, and the next one goes to the new leader. And at once one whose commit would be said to be done
 * while a failover could still undo it.
 */
export function endUnsafe(pool: pg.Pool): void {
  const reading = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    const { connection } = client as unknown as Told;
    connection.on('errorMessage', ({ code }) => {
      if (code === readOnly) reading.add(client);
    });
    client.on('notice', ({ routine }) => {
      if (routine !== standbyWait) return;
      // Not by the stream, which would tell it after the rest of this packet: the end of the commit.
      connection.emit('error', new CommitInDoubt());
      connection.stream.destroy();
    });
  });
  pool.on('release', (_error, client) => {
    if (reading.has(client)) void client.end();
  });
}
