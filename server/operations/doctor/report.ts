import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import type { NamedFinding } from './examine.ts';

const marks = { right: doctorMessages.right, wrong: doctorMessages.wrong, skipped: doctorMessages.skipped };

/** What the command says of its findings, and the code that it ends with. */
export function reportOf(findings: readonly NamedFinding[]): { text: string; code: number } {
  const rows = findings.map(
    ({ name, state, sentence }) => `${marks[state].padEnd(6)} ${doctorMessages.names[name]}: ${sentence}\n`,
  );
  const toDo = findings.filter(({ state }) => state === 'wrong').length;
  const end = toDo === 0 ? doctorMessages.allRight : doctorMessages.toDo(toDo);
  return { text: `${rows.join('')}${end}\n`, code: toDo === 0 ? 0 : 1 };
}
