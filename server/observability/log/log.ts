import { writeSync } from 'node:fs';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { codeOf } from '../../core/error-code.ts';
import { currentCall } from '../../core/current-call.ts';
import { limitRepeatedLines } from './repeated-lines.ts';

export type Log = Logger;

/**
 * JSON lines with UTC times on the error stream; the output stream is for what the operator reads at start.
 * A line carries an event's name, ids and figures: never a password, token, e-mail, address line or health value.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination: DestinationStream = errorStream()): Log {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      // What is said while a call is answered names the call.
      mixin: (said, _level, logger) => {
        const call = currentCall();
        if (!call) return {};
        const isNamed = Object.hasOwn(logger.bindings(), 'reqId');
        return { ...(!isNamed && { reqId: call.reqId }), ...(!Object.hasOwn(said, 'route') && { route: call.route }) };
      },
      hooks: { logMethod: limitRepeatedLines() },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

/** Lines of one turn of the event loop are written together, in order; what is left when the process ends, just before. */
function errorStream(): DestinationStream {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') writeAll(Buffer.from(lines));
  };
  process.on('exit', flush);
  return {
    write: (line) => {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}

/** No one may read the stream any more: that is no reason to stop serving. */
function writeAll(bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(2, bytes, written);
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') return;
      // A full pipe: its reader is slower than we are, and is waited for.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
