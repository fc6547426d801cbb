import { parseArgs } from 'node:util';
import { StartFault } from '../core/start-steps.ts';

/** The one word after a command that is about a person. Throws a StartFault with `usage` for anything else. */
export function readEmail(usage: string): string {
  try {
    const [email, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (email !== undefined && more.length === 0) return email.trim();
  } catch {
    // Said below.
  }
  throw new StartFault(usage);
}
