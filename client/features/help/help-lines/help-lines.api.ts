import { defaultHelpLines } from '../../../../domain/help-lines.ts';
import { call } from '../../../api/api-client.ts';
import { cacheHelpLines, readCachedHelpLines } from '../../../service-worker/cached-help-lines.ts';
import { publicQuery } from '../../../api/public-query.ts';
import { defaultLines, shownLines } from './shown-lines.ts';
import type { ShownLine } from './shown-lines.ts';

async function read() {
  const lines = await call('GET /api/help-lines');
  // Where the device keeps nothing, such as in a private window, they are still shown.
  void cacheHelpLines(lines).catch(() => undefined);
  return shownLines(lines);
}

async function readKept() {
  const lines = await readCachedHelpLines();
  return lines && shownLines(lines);
}

const reading = publicQuery('the help lines', read, readKept);

/** Reads them ahead, so that they are there when the connection is not. */
export function loadHelpLines(): void {
  void reading.load();
}

/** The admin's lines, as they were last known until the server has said more; else those of every installation. */
export function useHelpLines(): readonly ShownLine[] {
  return reading.useReading().value ?? defaultLines(defaultHelpLines);
}
