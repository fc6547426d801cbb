import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/**
 * JSON lines with UTC times on the error stream; the output stream is for what the operator reads at start.
 * A line carries an event's name, ids and figures: never a password, token, e-mail, address line or health value.
 */
export function openLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}
