import { doctorMessages } from '../../domain/messages/en/doctor.ts';
import { readEnvironment } from '../config.ts';
import { examine } from '../doctor/examine.ts';

/** Looks at all that has to be right, and says what to do where it isn't. The server may run, stand still or not start. */
const marks = { right: doctorMessages.right, wrong: doctorMessages.wrong, skipped: doctorMessages.skipped };
const findings = await examine(readEnvironment());
for (const { name, state, sentence } of findings)
  process.stdout.write(`${marks[state].padEnd(6)} ${doctorMessages.names[name]}: ${sentence}\n`);
const toDo = findings.filter(({ state }) => state === 'wrong').length;
process.stdout.write(`${toDo === 0 ? doctorMessages.allRight : doctorMessages.toDo(toDo)}\n`);
process.exitCode = toDo === 0 ? 0 : 1;
