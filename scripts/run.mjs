/** Runs a program from source with the operator's settings: `node scripts/run.mjs scripts/sbom.ts FILE`. */
import { envFile, runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(() => runProgram([...envFile, ...process.argv.slice(2)]));
