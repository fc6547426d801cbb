import { readEnvironment } from '../config/config.ts';
import { examine } from '../operations/doctor/examine.ts';
import { reportOf } from '../operations/doctor/report.ts';

/** Looks at all that has to be right, and says what to do where it isn't. The server may run, stand still or not start. */
const { text, code } = reportOf(await examine(readEnvironment()));
process.stdout.write(text);
process.exitCode = code;
