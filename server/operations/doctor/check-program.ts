import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { wrong } from './examination.ts';
import type { Finding } from './examination.ts';

/** Undefined where this user may run it. */
export async function checkProgram(path: string): Promise<Finding | undefined> {
  const { noProgram } = doctorMessages.backup;
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile() ? undefined : wrong(noProgram(path, 'EISDIR'));
  } catch (error) {
    return wrong(noProgram(path, error instanceof Error && 'code' in error ? String(error.code) : 'unknown'));
  }
}
