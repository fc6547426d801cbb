/** Runs a program of the server with the operator's settings: `node scripts/run.mjs server/commands/check-counts.ts --repair`. */
import { envFile, runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(() => runProgram([...envFile, ...process.argv.slice(2)]));
