import type { FieldCode } from '../../../../domain/contract/field-codes.ts';
import { AppError } from '../../../core/app-error.ts';
import { describeFault } from '../../../core/fault-description.ts';
import type { Services } from '../../services.ts';
import { isInBreachedFile } from './guessing/breached-file.ts';
import { findGuessable } from './guessing/guess.ts';
import { namesAround, wordsOf } from './guessing/names-around.ts';
import type { Chooser } from './guessing/names-around.ts';
import { usualWords } from './guessing/usual-words.ts';
import { vocabularyOf } from './guessing/vocabulary.ts';

interface Chosen {
  password: string;
  /** Its name on the wire. */
  field: 'password' | 'newPassword';
  /** Whose it is to be. */
  chooser: Chooser;
}

/**
 * Throws `invalid_input` (400) at the field of a password that keeps the rule and is no secret: under the strict policy one
 * that is easy to guess, under any one that is in the operator's file of breached passwords.
 */
export async function refuseGuessable(services: Services, { password, field, chooser }: Chosen): Promise<void> {
  const code = await findFault(services, password, chooser);
  if (code) throw new AppError('invalid_input', { fields: { [field]: code } });
}

async function findFault(services: Services, password: string, chooser: Chooser): Promise<FieldCode | undefined> {
  const { passwordPolicy, breachedPasswordsFile } = services.config;
  if (passwordPolicy === 'strict') {
    const names = vocabularyOf<'name'>(wordsOf(await namesAround(services, chooser)).map((word) => [word, 'name']));
    const guessable = findGuessable(password, { ...(await usualWords()), names });
    if (guessable) return `password_${guessable}`;
  }
  const isLeaked = breachedPasswordsFile !== undefined && (await isLeakedBy(services, breachedPasswordsFile, password));
  return isLeaked ? 'password_leaked' : undefined;
}

/** A file that is being replaced, or has gone, keeps no one from an account; the operator hears of it each time. */
async function isLeakedBy({ log }: Services, path: string, password: string): Promise<boolean> {
  try {
    return await isInBreachedFile(path, password);
  } catch (err) {
    log.error({ event: 'breached_passwords_unreadable', fault: describeFault(err) });
    return false;
  }
}
