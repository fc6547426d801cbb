import { readEnvironment } from '../config/config.ts';
import { examine, reportOf } from '../operations/doctor/examine.ts';

/** Looks at all that has to be right, and says what to do where it isn't. The server may run, stand still or not start. */
const { text, code } = reportOf(await examine(readEnvironment()));
process.stdout.write(text);
process.exitCode = code;
